/** The most bytes that one search, one listing or one file may transfer, whatever a platform sends. */
export const WIRE_BYTES = 8 * 1024 ** 2;

/** The most bytes of one JSON reply, both as sent and as inflated. */
export const REPLY_BYTES = 4 * 1024 ** 2;

/** The most texts, commas and opening brackets of one JSON reply. A page of 500 results, each with 50 tags, has a third. */
export const REPLY_SIGNS = 200_000;

/** The most redirects of one exchange; a download needs one or two. */
export const REDIRECTS = 3;

/** The time limit for a connection, TLS included, in milliseconds. */
export const CONNECT_TIMEOUT = 5000;

/** The number of results on a page of a search, on every platform. */
export const PAGE_SIZE = 20;

/** The most replies that one search or listing reads; further entries are not listed. */
export const MAX_REPLIES = 10;
