import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.ts';

const names = [
	'PAYLOAD_SECRET',
	'WEBHOOK_SECRET',
	'PREVIEW_SECRET',
	'PRICE_API_TOKEN',
	'FORMS_TOKEN',
	'SEED_ADMIN_PASSWORD',
] as const;

/** The secrets of a data folder; new ones for those that it does not have. */
export function loadSecrets(dataFolder: string): Record<string, string> {
	const file = join(dataFolder, 'secrets.json');
	const existing = existsSync(file) ? readSecrets(file) : {};
	return Object.fromEntries(
		names.map((name) => [name, existing[name] ?? randomBytes(24).toString('base64url')]),
	);
}

/** Stores the secrets of a data folder, readable by their owner only. */
export function storeSecrets(dataFolder: string): void {
	const file = join(dataFolder, 'secrets.json');
	const text = `${JSON.stringify(loadSecrets(dataFolder), null, '\t')}\n`;
	writeFileSync(file, text, { mode: 0o600 });
	chmodSync(file, 0o600);
}

function readSecrets(file: string): Record<string, string | undefined> {
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch {
		throw new Problem(
			`${file} is not valid JSON. Correct it, or delete it to have new secrets made.`,
		);
	}
}
