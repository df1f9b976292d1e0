import { bank } from './bank.js';
import { hr } from './hr.js';
import { orders } from './orders.js';
import { people } from './people.js';
import { sensors } from './sensors.js';
import { shop } from './shop.js';
import { subscriptions } from './subscriptions.js';
import { webLog } from './web-log.js';

/** The templates in the order of the menu; the first one opens on the first visit. */
export const templates = [orders, people, shop, subscriptions, sensors, webLog, bank, hr] as const;
