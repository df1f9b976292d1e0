import type { DialectName } from '../../sql-dialects/index.js';

/** A dialect whose scripts can be read. */
export type DdlDialect = Exclude<DialectName, 'ansi'>;

/** What occurs in the scripts of one dialect, and rarely in those of the others. Each is counted once. */
const signs: Readonly<Record<DdlDialect, readonly RegExp[]>> = {
  postgresql: [
    /\bALTER TABLE ONLY\b/i,
    /\bcharacter varying\b/i,
    /::[a-z"]/i,
    /\b(?:big|small)?serial\b/i,
    /\bOWNER TO\b/i,
    /\bjsonb\b|\btimestamptz\b|\bbytea\b|\btsvector\b/i,
    /\bpg_catalog\b|\bplpgsql\b|\bsearch_path\b/i,
    /\bCREATE (?:TYPE|DOMAIN|EXTENSION)\b/i,
    /\$\$/,
    /\bUSING btree\b/i,
    /\bwithout time zone\b|\bwith time zone\b/i,
    /\bnextval\b/i,
  ],
  mysql: [
    /\bENGINE ?=/i,
    /\bAUTO_INCREMENT\b/i,
    /^DELIMITER /im,
    /`/,
    /\/\*!\d/,
    /\bUNSIGNED\b/i,
    /\bCHARSET\b/i,
    /\bON UPDATE CURRENT_TIMESTAMP\b/i,
    /\bENUM ?\(/i,
    /\bTINYINT ?\(|\b(?:MEDIUM|LONG)(?:TEXT|BLOB|INT)\b/i,
  ],
  sqlite: [
    /\bAUTOINCREMENT\b/i,
    /^PRAGMA\b/im,
    /\bWITHOUT ROWID\b/i,
    /\bSTRICT;/i,
    /\bsqlite_/i,
    /\bSqlite\b/i,
    /\bDATETIME ?\('now/i,
    /\bINTEGER PRIMARY KEY\b/i,
    /\[[a-z_]/i,
  ],
  sqlserver: [
    /^GO\r?$/im,
    /\bdbo\b/i,
    /\bIDENTITY ?\(/i,
    /\bNVARCHAR\b|\bNTEXT\b|\bDATETIME2\b|\bUNIQUEIDENTIFIER\b/i,
    /\b(?:NON)?CLUSTERED\b/i,
    /\[[a-z_]/i,
    /\bWITH (?:NO)?CHECK\b/i,
    /\bsys(?:objects|\.)/i,
    /\bGETDATE ?\(/i,
  ],
};

/** The dialect that most signs in a script point to; PostgreSQL if there are none. */
export function dialectOf(script: string): DdlDialect {
  let best: DdlDialect = 'postgresql';
  let most = 0;
  for (const [dialect, expressions] of Object.entries(signs)) {
    const count = expressions.filter((sign) => sign.test(script)).length;
    if (count > most) {
      best = dialect as DdlDialect;
      most = count;
    }
  }
  return best;
}
