import { APIError, type Endpoint, type PayloadHandler, ValidationError } from 'payload';
import { z } from 'zod';
import { consume, resetRate } from '../../platform/cluster/shared-rate.ts';
import {
	type OpenSetup,
	readOpenSetup,
	readSetupState,
	writeSetupState,
} from '../../platform/database/setup-state.ts';
import { clientOf } from '../../platform/http/client-rates.ts';
import { jsonBody, jsonResponse } from '../../platform/http/endpoint.ts';
import { codeMatches } from './code.ts';
import { executeSetup, type ImportStart, SetupRunningError } from './execute-setup.ts';
import { launchItems } from './launch-list.ts';
import { setAdministrator } from './set-administrator.ts';
import { administratorAnswers, partialAnswers, siteAnswers } from './site-answers.ts';
import { setupText } from './text.ts';

type Handler = (...args: [...Parameters<PayloadHandler>, setup: OpenSetup]) => Promise<Response>;

/** Responds with 404 if no setup is open, because it cannot run twice. */
const requireOpenSetup =
	(handler: Handler): PayloadHandler =>
	async (req) => {
		const setup = await readOpenSetup(req.payload);
		if (setup) return handler(req, setup);
		return jsonResponse({ errors: [{ message: setupText(req.i18n)('closed') }] }, 404);
	};

const administratorBody = administratorAnswers.extend({ code: z.string(), password: z.string() });

/** Creates the first administrator and invalidates the one-time code. Throws 400 for a wrong code, 429 after too many attempts. */
const createAdministrator = requireOpenSetup(async (req, setup) => {
	const t = setupText(req.i18n);
	const { code, ...account } = await jsonBody(req, administratorBody);
	const client = clientOf(req) ?? 'this machine';
	const seconds = await consume('guessesOfSetup', client);
	if (seconds > 0) {
		req.responseHeaders = new Headers({ 'retry-after': String(seconds) });
		throw new APIError(t('tooMany', { minutes: Math.ceil(seconds / 60) }), 429, null, true);
	}
	if (setup.codeHash === null || !codeMatches(code, setup.codeHash)) {
		const errors = [{ path: 'code', message: t('wrongCode') }];
		throw new ValidationError({ collection: 'users', errors });
	}
	await setAdministrator(req.payload, account, req);
	await writeSetupState(req.payload, { ...setup, codeHash: null });
	await resetRate('guessesOfSetup', client);
	return jsonResponse({ email: account.email });
});

/** Stores answers, so that an interrupted setup can continue. */
const storeAnswers = requireOpenSetup(async (req, setup) => {
	const newAnswers = await jsonBody(req, partialAnswers);
	const all = { ...setup.answers, ...newAnswers };
	await writeSetupState(req.payload, { ...setup, answers: all });
	return jsonResponse({ answers: all });
});

/** Returns the handler that runs the setup with the stored answers and closes it. */
const createFinishHandler = (importStart: ImportStart) =>
	requireOpenSetup(async (req, setup) => {
		const { start, ...own } = partialAnswers.parse(setup.answers);
		const all = siteAnswers.safeParse(start === 'demo' ? { start } : { start, ...own });
		if (!all.success) {
			const fields = all.error.issues.map(({ path }) => path.join('.')).join(', ');
			throw new APIError(setupText(req.i18n)('missing', { fields }), 400, null, true);
		}
		try {
			await executeSetup(req.payload, all.data, importStart);
		} catch (cause) {
			if (!(cause instanceof SetupRunningError)) throw cause;
			throw new APIError(setupText(req.i18n)('running'), 409, null, true);
		}
		return jsonResponse({ state: 'done' });
	});

const tickBody = z.strictObject({ item: z.enum(launchItems) });

/** Ticks an item of the launch list. */
const tickItem: PayloadHandler = async (req) => {
	const { item: tickedItem } = await jsonBody(req, tickBody);
	const setup = await readSetupState(req.payload);
	if (setup?.state !== 'done')
		return jsonResponse({ errors: [{ message: req.t('error:notFound') }] }, 404);
	const ticked = [...new Set([...setup.ticked, tickedItem])];
	await writeSetupState(req.payload, { ...setup, ticked });
	return jsonResponse({ ticked });
};

/** The first endpoint is for anonymous visitors with the code, the others for administrators (`access/endpoint-rights.ts`). */
export const setupEndpoints = (importStart: ImportStart): Endpoint[] => [
	{ method: 'post', path: '/setup/administrator', handler: createAdministrator },
	{ method: 'post', path: '/setup/answers', handler: storeAnswers },
	{ method: 'post', path: '/setup/tick', handler: tickItem },
	{ method: 'post', path: '/setup/finish', handler: createFinishHandler(importStart) },
];
