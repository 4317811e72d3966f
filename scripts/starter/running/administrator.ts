import { join } from 'node:path';
import { z } from 'zod';

const readyLine = z.object({
	msg: z.literal('Backend ready'),
	administrator: z.object({ email: z.string(), hasFirstPassword: z.boolean() }),
	/** Set for a site that has not been set up; without a code once its first administrator exists. */
	setup: z.object({ url: z.string(), code: z.string().optional() }).optional(),
});

/** Reads from the backend's log how to sign in or to set up the site; otherwise returns the command that lists administrators. */
export function signInHint(lines: readonly string[], dataFolder: string): string {
	const { administrator, setup } = lines.map(parse).find((line) => line !== undefined) ?? {};
	if (setup)
		return setup.code
			? `Set-up: ${setup.url}\n            One-time code: ${setup.code}`
			: `Continue the set-up at ${setup.url}`;
	if (!administrator) return 'npm run admin -- list shows the administrators';
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
