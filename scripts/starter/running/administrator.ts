import { join } from 'node:path';
import { z } from 'zod';

const readyLine = z.object({
	msg: z.literal('Backend ready'),
	administrator: z.object({ email: z.string(), hasFirstPassword: z.boolean() }),
});

/** How to sign in to the backend that has just started, from its log, or the command that tells it. */
export function howToSignIn(lines: readonly string[], dataFolder: string): string {
	const { administrator } = lines.map(parse).find((line) => line !== undefined) ?? {};
	if (!administrator) return 'npm run admin -- list names the administrators';
	const { email, hasFirstPassword } = administrator;
	return hasFirstPassword
		? `${email} / password in ${join(dataFolder, 'secrets.json')}`
		: `${email} (password forgotten: npm run admin -- reset ${email})`;
}

function parse(line: string): z.infer<typeof readyLine> | undefined {
	if (!line.startsWith('{')) return undefined;
	try {
		return readyLine.safeParse(JSON.parse(line)).data;
	} catch {
		return undefined;
	}
}
