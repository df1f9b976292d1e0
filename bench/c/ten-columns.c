/*
 * The table of ten columns as CSV, by a loop that knows it at compile time: the same columns, the same kinds of words,
 * the same number of random words per cell from the same mixer. It writes whole chunks of 64 KiB, and throws them away.
 *
 *   ten-columns WORDS ROWS
 *
 * WORDS has eight sections: a line with the number of words, then one word a line. The sections are first names, last
 * names, the same two as parts of an email address, ends of a company name, area codes, cities with their country after
 * a tab, and hosts. A city or an end occurs as often as it is likely.
 * Prints the processor seconds of the loop and the number of bytes.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FIRST, LAST, FIRST_SLUG, LAST_SLUG, END, AREA, CITY, HOST, SECTIONS };
enum { CHUNK = 64 * 1024, LONGEST = 1024, STEP = 16 };

/* A constant text: the compiler knows its length. */
#define TEXT(to, text) ((char *)memcpy(to, text, sizeof(text) - 1) + sizeof(text) - 1)

typedef struct {
  uint32_t count;
  uint32_t *starts;
  char *bytes;
} Words;

static Words words[SECTIONS];
static const uint32_t keys[] = {0x5461626c, 0x65777269, 0x2545f491, 0x9e3779b9, 0x7f4a7c15,
                                0xbf58476d, 0x1ce4e5b9, 0x94d049bb, 0x133111eb, 0xd6e8feb8,
                                0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f};

static inline uint32_t draw(uint32_t row, uint32_t column) {
  uint32_t key = keys[column], x = row ^ key;
  x ^= x >> 16; x *= 0x21f0aaad; x ^= x >> 15; x *= 0x735a2d97; x ^= x >> 15;
  x = (x + key) ^ (row * 0x2c1b3c6d);
  x ^= x >> 16; x *= 0x21f0aaad; x ^= x >> 15; x *= 0x735a2d97; x ^= x >> 15;
  return x;
}

static inline uint32_t below(uint32_t row, uint32_t column, uint32_t n) {
  return (uint32_t)(((uint64_t)draw(row, column) * n) >> 32);
}

static inline char *copy(char *to, const char *from, uint32_t length) {
  memcpy(to, from, STEP);
  for (uint32_t done = STEP; done < length; done += STEP) memcpy(to + done, from + done, STEP);
  return to + length;
}

static inline char *word(char *to, int section, uint32_t index) {
  const Words *of = &words[section];
  uint32_t start = of->starts[index];
  return copy(to, of->bytes + start, of->starts[index + 1] - start);
}

/* Most cities with their country have more than sixteen bytes, most other words fewer. */
static inline char *place(char *to, uint32_t index) {
  const Words *of = &words[CITY];
  const char *from = of->bytes + of->starts[index];
  uint32_t length = of->starts[index + 1] - of->starts[index];
  memcpy(to, from, 2 * STEP);
  for (uint32_t done = 2 * STEP; done < length; done += STEP) memcpy(to + done, from + done, STEP);
  return to + length;
}

/* The two digits of each number below 100. */
static char pairs[200];

static inline char *two(char *to, uint32_t value) {
  memcpy(to, pairs + 2 * value, 2);
  return to + 2;
}

/* A number up to 1,000,000 without a branch: eight digits in one word, the first in the lowest byte, as in the kernel. */
static inline char *number(char *to, uint32_t value) {
  uint32_t upper = value / 10000;
  uint64_t halves = upper | ((uint64_t)(value - upper * 10000) << 32);
  uint64_t hundreds = ((halves * 10486) >> 20) & 0x0000007f0000007f;
  uint64_t both = hundreds | ((halves - hundreds * 100) << 16);
  uint64_t tens = ((both * 103) >> 10) & 0x000f000f000f000f;
  uint64_t digits = tens | ((both - tens * 10) << 8);
  uint32_t unused = (uint32_t)__builtin_ctzll(digits | (1ULL << 56)) & 56;
  uint64_t characters = (digits + 0x3030303030303030) >> unused;
  memcpy(to, &characters, 8);
  return to + 8 - unused / 8;
}

static inline char *date(char *to, uint32_t days) {
  uint32_t era = days / 146097, of_era = days % 146097;
  uint32_t year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
  uint32_t of_year = of_era - (365 * year + year / 4 - year / 100);
  uint32_t month = (5 * of_year + 2) / 153, day = of_year - (153 * month + 2) / 5 + 1;
  month = month < 10 ? month + 3 : month - 9;
  year += era * 400 + (month <= 2);
  to = two(to, year / 100);
  to = two(to, year % 100);
  *to++ = '-';
  to = two(to, month);
  *to++ = '-';
  return two(to, day);
}

static inline char *company(char *to, uint32_t row) {
  uint32_t last = words[LAST].count, kind = below(row, 6, 4);
  *to++ = '"';
  to = word(to, LAST, below(row, 7, last));
  if (kind == 0) {
    to = TEXT(to, " - ");
    to = word(to, LAST, below(row, 8, last));
  } else if (kind == 1) {
    to = TEXT(to, ", ");
    to = word(to, LAST, below(row, 8, last));
    to = TEXT(to, " and ");
    to = word(to, LAST, below(row, 9, last));
  } else {
    if (kind == 2) {
      to = TEXT(to, " & ");
      to = word(to, LAST, below(row, 8, last));
    }
    *to++ = ' ';
    to = word(to, END, below(row, 10, words[END].count));
  }
  *to++ = '"';
  return to;
}

static inline char *one_row(char *to, uint32_t row) {
  uint32_t first = below(row, 1, words[FIRST].count), last = below(row, 2, words[LAST].count);
  to = number(to, 1 + below(row, 0, 1000000));
  *to++ = ',';
  to = word(to, FIRST, first);
  *to++ = ' ';
  to = word(to, LAST, last);
  *to++ = ',';
  to = word(to, FIRST_SLUG, first);
  *to++ = '.';
  to = word(to, LAST_SLUG, last);
  to = two(to, below(row, 3, 100));
  *to++ = '@';
  to = word(to, HOST, below(row, 4, words[HOST].count));
  *to++ = ',';
  to = word(to, AREA, below(row, 5, words[AREA].count));
  to = TEXT(to, "-555-01");
  to = two(to, below(row, 14, 100));
  *to++ = ',';
  to = company(to, row);
  *to++ = ',';
  /* The country follows its city, with the comma in between. */
  to = place(to, below(row, 11, words[CITY].count));
  *to++ = ',';
  /* Days from 0000-03-01 to 2020-01-01. */
  to = date(to, 737790 + below(row, 12, 2192));
  *to++ = ',';
  uint32_t cents = below(row, 13, 100001);
  to = number(to, cents / 100);
  *to++ = '.';
  to = two(to, cents % 100);
  return draw(row, 14) & 1 ? TEXT(to, ",true\r\n") : TEXT(to, ",false\r\n");
}

static void read_words(const char *path) {
  FILE *file = fopen(path, "r");
  char line[LONGEST];
  if (!file) exit(1);
  for (int section = 0; section < SECTIONS; section++) {
    if (!fgets(line, sizeof line, file)) exit(1);
    Words *to = &words[section];
    to->count = (uint32_t)atoi(line);
    to->starts = malloc((to->count + 1) * sizeof *to->starts);
    size_t room = (size_t)to->count * 64 + LONGEST;
    to->bytes = malloc(room);
    uint32_t end = 0;
    for (uint32_t i = 0; i < to->count; i++) {
      if (!fgets(line, sizeof line, file)) exit(1);
      uint32_t length = (uint32_t)strcspn(line, "\n");
      if (end + length + 2 * STEP > room) exit(1);
      to->starts[i] = end;
      memcpy(to->bytes + end, line, length);
      end += length;
    }
    to->starts[to->count] = end;
  }
  fclose(file);
}

static double processor_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
  if (count != 3) return 1;
  read_words(arguments[1]);
  for (int i = 0; i < 100; i++) {
    pairs[2 * i] = (char)('0' + i / 10);
    pairs[2 * i + 1] = (char)('0' + i % 10);
  }
  uint32_t rows = (uint32_t)atol(arguments[2]);
  char *chunk = malloc(CHUNK + LONGEST);
  volatile char seen = 0;
  uint64_t bytes = 0;
  double start = processor_seconds();
  char *to = chunk;
  for (uint32_t row = 0; row < rows; row++) {
    to = one_row(to, row);
    if (to - chunk < CHUNK) continue;
    bytes += (uint64_t)(to - chunk);
    seen = chunk[to - chunk - 1];
    to = chunk;
  }
  bytes += (uint64_t)(to - chunk);
  printf("%.6f %llu\n", processor_seconds() - start, (unsigned long long)bytes);
  return seen == 1;
}
