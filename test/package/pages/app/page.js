'use client';

import { useEffect, useState } from 'react';
import { makeRows } from '../make-rows.js';

/** The browser makes the rows. */
export default function Page() {
  const [rows, setRows] = useState();
  useEffect(() => void makeRows().then(setRows), []);
  return rows && <pre id="rows">{rows}</pre>;
}
