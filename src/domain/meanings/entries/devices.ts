import type { Meaning } from '../meaning.js';

/** Devices, servers and who signs in to them. */
export const devices: readonly Meaning[] = [
  {
    names: 'os, operating system, platform, os name, device os',
    list: 'Windows=34, macOS=16, Linux=6, iOS=20, Android=24',
  },
  {
    names: 'platform',
    of: 'app, device, push, mobile, install, token, release',
    list: 'ios=44, android=46, web=10',
  },
  {
    names: 'platform',
    of: 'social, post, campaign, ad, influencer',
    list: 'facebook=26, instagram=30, linkedin=14, x=12, tiktok=18',
  },
  { names: 'platform', of: 'game', list: 'PC=38, PlayStation=24, Xbox=18, Switch=14, Mobile=6' },
  {
    names:
      'os version, operating system version, firmware, firmware version, software version, app version, version, client version, sdk version, agent version, version name',
    type: 'semver',
  },
  {
    names: 'browser, browser name',
    list: 'Chrome=64, Safari=19, Edge=6, Firefox=6, Opera=3, Samsung Internet=2',
  },
  {
    names: 'browser version',
    type: 'string',
    constraints: { pattern: '1[0-3][0-9]\\.0\\.[0-9]{4}' },
  },
  {
    names: 'device, device type, device category, device class, device kind',
    list: 'mobile=54, desktop=40, tablet=6',
  },
  {
    names: 'device type, type, kind, category',
    of: 'device, gateway, meter, asset, thing',
    list: 'sensor=44, gateway=12, camera=14, thermostat=12, meter=12, tracker=6',
  },
  {
    names: 'type, kind, sensor type, metric type, measurement type',
    of: 'sensor, reading, telemetry, measurement',
    list: 'temperature=34, humidity=24, pressure=14, motion=12, light=10, co2=6',
  },
  {
    names: 'metric, metric name, measurement',
    list: 'temperature=26, humidity=18, pressure=10, cpu_usage=16, memory_usage=14, latency=16',
  },
  {
    names: 'name',
    of: 'metric',
    list: 'cpu_usage, memory_usage, disk_usage, latency, error_rate, throughput, active_users, revenue, signups, temperature, humidity',
  },
  {
    names: 'device model, phone model, model',
    of: 'device, phone, mobile, user',
    list: 'iPhone 15=18, iPhone 14=14, Galaxy S23=14, Galaxy A54=12, Pixel 8=8, iPad Air=8, MacBook Pro=12, ThinkPad X1=8, Redmi Note 12=6',
  },
  {
    names: 'model, model number, device model, model name, model no',
    type: 'string',
    constraints: { pattern: '[A-Z]{2}-[1-9][0-9]{2,3}' },
  },
  {
    names: 'model, model name',
    of: 'llm, ai, completion, prompt, generation, trace, inference',
    list: 'large-2=30, medium-2=34, small-2=22, embed-1=14',
  },
  {
    names: 'name',
    of: 'device, gateway, node, station, meter, thing',
    type: 'string',
    constraints: { pattern: '(sensor|gateway|meter|camera|node)-[0-9]{3}' },
  },
  {
    names: 'name',
    of: 'sensor',
    type: 'string',
    constraints: { pattern: '(temp|hum|press|motion|light)-[0-9]{3}' },
  },
  {
    names: 'name, hostname',
    of: 'server, host, instance, machine, cluster, node',
    type: 'string',
    constraints: { pattern: '(web|app|db|cache|worker)-(eu|us)-[0-9]{2}' },
  },
  {
    names:
      'hostname, host name, server name, node name, instance name, host, server, server host, machine name, node, instance',
    type: 'string',
    constraints: { pattern: '(web|app|db|cache|worker)-(eu|us)-[0-9]{2}' },
  },
  {
    names: 'service, service name, component, microservice, module, subsystem',
    list: 'api=26, web=18, auth=14, billing=12, search=10, worker=12, notifications=8',
  },
  {
    names: 'name',
    of: 'service, component, module, microservice',
    list: 'api, web, auth, billing, search, worker, notifications, payments, catalog, gateway, scheduler',
  },
  {
    names: 'region, aws region, cloud region, data center, datacenter, availability zone',
    of: 'server, instance, cluster, deployment, bucket, node, host, service, resource, machine, database, cloud',
    list: 'us-east-1=40, us-west-2=18, eu-west-1=18, eu-central-1=14, ap-southeast-1=10',
  },
  {
    names: 'aws region, cloud region, availability zone',
    list: 'us-east-1=40, us-west-2=18, eu-west-1=18, eu-central-1=14, ap-southeast-1=10',
  },
  { names: 'cloud provider, cloud', list: 'aws=58, azure=24, gcp=18' },
  {
    names: 'instance type, machine type, vm size',
    list: 't3.small=24, t3.medium=28, m5.large=24, c5.xlarge=14, r5.large=10',
  },
  {
    names:
      'provider, auth provider, oauth provider, identity provider, login provider, sso provider, login method, auth method, sign in method, signup method, authentication method',
    list: 'google=44, github=14, microsoft=14, apple=10, password=18',
  },
  { names: 'two factor method, mfa method, mfa type', list: 'totp=62, sms=28, webauthn=10' },
  { names: 'imei', type: 'string', constraints: { pattern: '35[0-9]{13}' } },
  { names: 'imsi, iccid', type: 'string', constraints: { pattern: '00101[0-9]{10}' } },
];
