export interface TarMember {
  readonly path: string;
  readonly content: string;
  /** `0` is a file, `5` is a folder, `x` and `L` contain the path of the next member. */
  readonly type?: string;
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]);
}

function header({ path, content, type = '0' }: TarMember): Buffer {
  const block = Buffer.alloc(512);
  block.write(path, 0, 100);
  block.write('0000644\0', 100);
  block.write(Buffer.byteLength(content).toString(8).padStart(11, '0'), 124);
  block.fill(' ', 148, 156);
  block.write(type, 156);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** Returns a tar archive in the format of POSIX.1-1988. */
export function tarFile(...members: readonly TarMember[]): Buffer {
  const blocks = members.flatMap((member) => [header(member), padded(Buffer.from(member.content))]);
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}
