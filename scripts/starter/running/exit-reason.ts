import { z } from 'zod';

const fatal = 60;
const logLine = z.object({
	level: z.number(),
	msg: z.string(),
	err: z.object({ message: z.string() }).optional(),
	error: z.object({ message: z.string() }).optional(),
});

/** The reason for a program's end: the last fatal log line, or else the last lines. */
export function exitReason(lines: readonly string[]): string {
	for (const line of lines.toReversed()) {
		const parsed = parse(line);
		if (parsed && parsed.level >= fatal) {
			const cause = (parsed.err ?? parsed.error)?.message;
			return cause ? `${parsed.msg}: ${cause}` : parsed.msg;
		}
	}
	return lines.slice(-8).join('\n');
}

function parse(line: string): z.infer<typeof logLine> | undefined {
	if (!line.startsWith('{')) return undefined;
	try {
		return logLine.safeParse(JSON.parse(line)).data;
	} catch {
		return undefined;
	}
}
