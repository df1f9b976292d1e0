import { RedisScript } from './redis-script.js';

/**
 * The rule of `admitOne`, as one atomic step by Redis's own clock. Gives what was found, so that the rule
 * itself can tell what follows from it: the day, its count, what the bucket lacked and when, and now.
 *
 * KEYS: the hash of one key's use. ARGV: daily limit, fair limit, seconds after which an unused hash is
 * dropped, and the time in place of Redis's own, if any. All numbers are whole, times are milliseconds.
 */
export const admitScript = new RedisScript(`
local DAY, WINDOW = 86400000, 60000
local daily, fair = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local now = tonumber(ARGV[4]) or time[1] * 1000 + math.floor(time[2] / 1000)
local today = math.floor(now / DAY)

local kept = redis.call('HMGET', KEYS[1], 'day', 'used', 'missing', 'at')
local day, used = tonumber(kept[1]) or today, tonumber(kept[2]) or 0
local missing, at = tonumber(kept[3]) or 0, tonumber(kept[4]) or now
local found = { day, used, missing, at, now }

if today > day then day, used = today, 0 end
missing = math.max(0, missing - math.max(0, now - at) * fair)

local within_fair = fair == 0 or missing + WINDOW <= fair * WINDOW
local within_day = daily == 0 or used < daily
if within_fair and within_day then
  used = used + 1
  if fair > 0 then missing = missing + WINDOW end
  redis.call('HSET', KEYS[1], 'day', day, 'used', used, 'missing', missing, 'at', now, 'last', now)
else
  redis.call('HSET', KEYS[1], 'day', day, 'used', used, 'missing', missing, 'at', now)
end
redis.call('EXPIRE', KEYS[1], ARGV[3])
return found
`);
