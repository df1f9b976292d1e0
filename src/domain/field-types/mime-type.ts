import { weighted } from '../columns/weighted-values.js';
import { MAX_TEXT_LENGTH } from '../constraints/limits.js';
import { text } from '../constraints/texts.js';
import { fieldType } from './field-type.js';
import { listed } from './listed-values.js';

/** Media types registered by IANA, with our estimate of their frequencies on a site of pages and downloads. */
const MEDIA_TYPES = weighted({
  'text/html': 200,
  'application/json': 180,
  'image/jpeg': 120,
  'image/png': 100,
  'text/javascript': 90,
  'text/css': 60,
  'image/webp': 50,
  'image/svg+xml': 40,
  'application/pdf': 30,
  'font/woff2': 25,
  'image/gif': 20,
  'text/plain': 20,
  'application/octet-stream': 15,
  'image/avif': 12,
  'application/xml': 10,
  'video/mp4': 10,
  'text/csv': 8,
  'application/zip': 8,
  'application/x-www-form-urlencoded': 8,
  'multipart/form-data': 8,
  'audio/mpeg': 6,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 5,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 5,
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 3,
  'application/gzip': 4,
  'application/wasm': 3,
  'application/atom+xml': 3,
  'application/problem+json': 2,
  'text/calendar': 2,
  'text/markdown': 2,
  'image/tiff': 2,
  'video/webm': 2,
  'audio/ogg': 2,
  'audio/aac': 2,
  'application/epub+zip': 1,
  'application/rtf': 1,
});

export const mimeType = fieldType({
  name: 'mime_type',
  synonyms: ['mime', 'content_type', 'media_type'],
  category: 'internet',
  description: 'Media type of a file or a message, such as text/html.',
  identifies: false,
  ...listed(MEDIA_TYPES, { choice: text('a media type', { maxLength: MAX_TEXT_LENGTH }) }),
});
