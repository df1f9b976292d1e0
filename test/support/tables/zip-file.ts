import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipMember {
  readonly path: string;
  readonly content: Uint8Array | string;
  /** 8 is deflated, 0 is stored; other methods only appear in the header. */
  readonly method?: number;
  /** Whether the sizes follow the data in a data descriptor, as in a streamed archive (bit 3). */
  readonly streamed?: boolean;
  /** Whether sizes and offsets have 64 bits, in extra fields. */
  readonly zip64?: boolean;
  readonly encrypted?: boolean;
}

const UNTOLD = 0xffffffff;

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function extraOf(...numbers: readonly number[]): Buffer {
  return Buffer.concat([u16(1), u16(numbers.length * 8), ...numbers.map(u64)]);
}

function packMember(member: ZipMember, offset: number): { local: Buffer; central: Buffer } {
  const { path, method = 8, streamed = false, zip64 = false, encrypted = false } = member;
  const content = Buffer.from(member.content);
  const data = method === 8 ? deflateRawSync(content) : content;
  const name = Buffer.from(path);
  const flags = u16(0x800 + (streamed ? 8 : 0) + (encrypted ? 1 : 0));
  const sum = u32(crc32(content));
  const size = zip64 ? u64 : u32;
  const told = zip64 ? [u32(UNTOLD), u32(UNTOLD)] : [u32(data.length), u32(content.length)];
  const sizes = Buffer.concat(streamed && !zip64 ? [u32(0), u32(0)] : told);
  const localSizes = streamed ? extraOf(0, 0) : extraOf(content.length, data.length);
  const localExtra = zip64 ? localSizes : Buffer.alloc(0);
  const centralExtra = zip64 ? extraOf(content.length, data.length, offset) : Buffer.alloc(0);
  const version = u16(zip64 ? 45 : 20);
  const head = [flags, u16(method), u16(0), u16(0x21)];
  return {
    local: Buffer.concat([
      Buffer.from('PK\x03\x04'),
      version,
      ...head,
      streamed ? u32(0) : sum,
      sizes,
      u16(name.length),
      u16(localExtra.length),
      name,
      localExtra,
      data,
      ...(streamed
        ? [Buffer.from('PK\x07\x08'), sum, size(data.length), size(content.length)]
        : []),
    ]),
    central: Buffer.concat([
      Buffer.from('PK\x01\x02'),
      version,
      version,
      ...head,
      sum,
      ...told,
      u16(name.length),
      u16(centralExtra.length),
      Buffer.alloc(10),
      u32(zip64 ? UNTOLD : offset),
      name,
      centralExtra,
    ]),
  };
}

/** Returns a zip archive that conforms to APPNOTE. */
export function zipFile(...members: readonly ZipMember[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const member of members) {
    const { local, central } = packMember(member, offset);
    locals.push(local);
    centrals.push(central);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const count = members.length;
  const isLong = members.some(({ zip64 }) => zip64);
  const long = [
    Buffer.from('PK\x06\x06'),
    u64(44),
    u16(45),
    u16(45),
    u32(0),
    u32(0),
    u64(count),
    u64(count),
    u64(directory.length),
    u64(offset),
    Buffer.from('PK\x06\x07'),
    u32(0),
    u64(offset + directory.length),
    u32(1),
  ];
  const place = isLong ? [u32(UNTOLD), u32(UNTOLD)] : [u32(directory.length), u32(offset)];
  return Buffer.concat([
    ...locals,
    directory,
    ...(isLong ? long : []),
    Buffer.from('PK\x05\x06'),
    u32(0),
    u16(count),
    u16(count),
    ...place,
    u16(0),
  ]);
}
