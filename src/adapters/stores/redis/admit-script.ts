import { RedisScript } from './redis-script.js';

/**
 * The rule of `admitOne` as one atomic step, by the clock of Redis. Returns the state that it found, from which
 * `admitOne` computes the admission: the day, its count, the missing part of the bucket and its time, and the time now.
 *
 * KEYS: the hash with the usage of one API key. ARGV: daily limit, fair limit, seconds after which an unused hash
 * expires, and a time to use instead of the clock of Redis, or empty. All numbers are whole, times are in milliseconds.
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

if today > day then day, used = today, 0 elseif day - today > 1 then day = today end
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
