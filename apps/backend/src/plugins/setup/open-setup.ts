import { basename, dirname, resolve } from 'node:path';
import { getFileByPath, type Payload } from 'payload';
import { z } from 'zod';
import {
	hasAny,
	readOpenSetup,
	readSetupState,
	setupScreen,
	writeSetupState,
} from '../../platform/database/setup-state.ts';
import { environment } from '../../platform/environment.ts';
import { AnswersError, type AnswersFile, readAnswersFile } from './answers-file.ts';
import { codeHash, newCode } from './code.ts';
import { executeSetup, type ImportStart } from './execute-setup.ts';
import { setAdministrator } from './set-administrator.ts';

/** The URL of the setup and its one-time code; no code once the first administrator exists. */
export interface SetupLink {
	url: string;
	code?: string;
}

/**
 * Opens the setup in an empty database if demo content is off or `SETUP_ANSWERS` is set. It stays open until it is finished. Returns true
 * if the setup is open.
 */
export async function openSetup(payload: Payload): Promise<boolean> {
	const setup = await readSetupState(payload);
	if (setup) return setup.state === 'open';
	const isRequested = environment.SEED_DEMO === 'false' || environment.SETUP_ANSWERS !== undefined;
	if (!isRequested || (await hasAny(payload, 'users', 'pages', 'posts', 'media'))) return false;
	const { SEED_ADMIN_EMAIL: email, SEED_ADMIN_PASSWORD: password } = environment;
	// An administrator that the settings name signs in.
	const hash = email && password ? null : codeHash(newCode());
	await writeSetupState(payload, { state: 'open', codeHash: hash, answers: {} });
	return true;
}

/**
 * Runs at every start. Returns the link to an open setup, or finishes the setup with `SETUP_ANSWERS`. Throws an `AnswersError` for invalid
 * answers.
 */
export async function beginSetup(
	payload: Payload,
	importStart: ImportStart,
): Promise<SetupLink | null> {
	const file = environment.SETUP_ANSWERS;
	if (!(await openSetup(payload))) {
		if (file) payload.logger.warn({ file }, 'SETUP_ANSWERS is ignored: the site is already set up');
		return null;
	}
	if (!file) return renewSetupLink(payload);
	await setUpFromFile(payload, file, importStart);
	return null;
}

/**
 * Creates a new one-time code, which invalidates the earlier one. Returns no code once the first administrator exists, who signs in
 * instead; null if no setup is open.
 */
export async function renewSetupLink(payload: Payload): Promise<SetupLink | null> {
	const setup = await readOpenSetup(payload);
	if (!setup) return null;
	const url = `${environment.BACKEND_URL}${payload.config.routes.admin}${setupScreen}`;
	if (setup.codeHash === null) return { url };
	const code = newCode();
	await writeSetupState(payload, { ...setup, codeHash: codeHash(code) });
	return { url, code };
}

/** Runs the setup with an answers file. Throws an `AnswersError` for invalid answers. */
export async function setUpFromFile(
	payload: Payload,
	file: string,
	importStart: ImportStart,
): Promise<AnswersFile> {
	const answers = readAnswersFile(file);
	const { administrator, ...site } = answers;
	await withContext(file, 'administrator', () => setAdministrator(payload, administrator));
	if (site.start === 'demo') await executeSetup(payload, site, importStart);
	else {
		const { logo, ...own } = site;
		const path = logo && resolve(dirname(file), logo);
		const id = path ? await withContext(file, 'logo', () => upload(payload, path, own.name)) : null;
		await executeSetup(payload, { ...own, logo: id }, importStart);
	}
	return answers;
}

const validationError = z.object({
	data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })).min(1) }),
});

/** Runs `work` and wraps its error in an `AnswersError` with the file and the field. */
async function withContext<T>(file: string, field: string, work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (cause) {
		const errors = validationError.safeParse(cause).data?.data.errors;
		const reasons = errors?.map(({ path, message }) => `${file}: ${field}.${path}: ${message}`);
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new AnswersError(reasons?.join('\n') ?? `${file}: ${field}: ${reason}`, { cause });
	}
}

async function upload(payload: Payload, path: string, alt: string): Promise<number> {
	const file = await getFileByPath(path);
	const data = { key: basename(path), alt };
	const { id } = await payload.create({ collection: 'media', data, file, depth: 0 });
	return id;
}
