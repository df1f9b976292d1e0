import { generate } from '@tablewright/engine';
import { CITIES } from '../../requests.js';

/** The server makes the rows, here during the build. */
export default function Page() {
  return <pre>{generate(CITIES).text()}</pre>;
}
