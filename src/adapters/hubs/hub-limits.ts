/** Bytes that one search, one listing or one file may take off the wire, whatever a platform sends. */
export const WIRE_BYTES = 8 * 1024 ** 2;

/** Bytes of one JSON reply, as sent and as inflated. */
export const REPLY_BYTES = 4 * 1024 ** 2;

/** Followed one after another; a download needs one or two. */
export const REDIRECTS = 3;

/** Milliseconds until a connection, TLS included, must stand. */
export const CONNECT_TIMEOUT = 5000;

/** Results on a page of a search, on every platform. */
export const PAGE_SIZE = 20;

/** Replies that one search or listing reads; what lies beyond them is not listed. */
export const MAX_REPLIES = 10;
