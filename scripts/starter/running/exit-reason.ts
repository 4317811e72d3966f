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
		const parsed = parseLine(logLine, line);
		if (parsed && parsed.level >= fatal) {
			const cause = (parsed.err ?? parsed.error)?.message;
			return cause ? `${parsed.msg}: ${cause}` : parsed.msg;
		}
	}
	return lines.slice(-8).join('\n');
}

/** The contents of a log line; undefined for a line that does not fit the schema. */
export function parseLine<Line>(schema: z.ZodType<Line>, line: string): Line | undefined {
	if (!line.startsWith('{')) return undefined;
	try {
		return schema.safeParse(JSON.parse(line)).data;
	} catch {
		return undefined;
	}
}
