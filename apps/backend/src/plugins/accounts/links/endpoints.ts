import { localeCodes } from '@website/contracts/locales';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { requireRight } from '../../../access/language-rights.ts';
import { roles } from '../../../access/rights.ts';
import { clientOf } from '../../../platform/http/client-rates.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { translator, words } from '../../../platform/i18n/words.ts';
import { canSendMail } from '../../../platform/mail/transport.ts';
import { confirmIdentity } from '../confirm.ts';
import { confirmedContext } from '../guard.ts';
import { countOrReject, incrementCounters, thisMachine } from '../guesses.ts';
import { parseBody, respond } from '../responses.ts';
import { knownBrowserCookie } from '../sign-in/known-browser.ts';
import { choosePassword, findAccountByToken, linkExpired, newPassword } from './choose-password.ts';
import { createOneTimeLink, kindOf } from './one-time-link.ts';
import { queueLink } from './send-link.ts';

const noMail = words(
	'This backend sends no mail. Ask an administrator for a link.',
	'Dette system sender ingen e-mails. Bed en administrator om et link.',
	'Dieses System verschickt keine E-Mails. Bitten Sie eine Administratorin oder einen Administrator um einen Link.',
);

const forgotShape = z.object({ email: z.string().trim().toLowerCase().min(1) });

function requireMail(req: PayloadRequest): void {
	if (!canSendMail) throw new APIError(translator(req)(noMail), 403, null, true);
}

/** The response is the same whether or not the account exists, and over the limit of mails per account. */
const forgot = endpoint('post', '/forgot-password', async (req) => {
	const { email } = await parseBody(req, forgotShape);
	requireMail(req);
	const client = clientOf(req) ?? thisMachine;
	await countOrReject(req, [['mailsPerClient', client]]);
	const mailCount = await incrementCounters([['mailsPerAccount', email]]);
	if (typeof mailCount !== 'number') await queueLink(req.payload, email, 'reset');
	return respond({ message: req.t('general:success') });
});

/** The account and the purpose of a one-time link, for its page; 403 if the link cannot be used. */
const check = endpoint('post', '/one-time-link', async (req) => {
	const { token } = await parseBody(req, newPassword.pick({ token: true }));
	const account = await findAccountByToken(req.payload, token);
	if (!account) throw new APIError(translator(req)(linkExpired), 403, null, true);
	return respond({ email: account.email, kind: kindOf(token) });
});

const choose = endpoint('post', '/reset-password', async (req) => {
	const { email } = await choosePassword(req, await parseBody(req, newPassword));
	const message = req.t('authentication:passwordResetSuccessfully');
	return respond({ message }, [knownBrowserCookie(email)]);
});

const invitation = z.object({
	email: z.string().trim().toLowerCase().min(1),
	name: z.string().trim().optional(),
	role: z.enum(roles),
	furtherRoles: z.array(z.enum(roles).exclude(['admin'])).default([]),
	languages: z.array(z.enum(localeCodes)).default([]),
	language: z.enum(localeCodes),
	currentPassword: z.string().optional(),
});

/** Creates an account and mails its owner a link to choose a password; without a mail server the response has the link. */
const invite = endpoint('post', '/invite', async (req) => {
	requireRight(req, 'users', 'create');
	const { currentPassword, ...data } = await parseBody(req, invitation);
	await confirmIdentity(req, currentPassword);
	const account = await req.payload.create({
		collection: 'users',
		data,
		overrideAccess: false,
		user: req.user,
		context: confirmedContext,
		depth: 0,
		req,
	});
	if (!canSendMail) {
		const link = await createOneTimeLink(req.payload, account, 'invitation');
		return respond({ id: account.id, email: account.email, link });
	}
	await queueLink(req.payload, account.email, 'invitation');
	return respond({ id: account.id, email: account.email });
});

const linkRequest = z.object({
	/** `mail` sends the link to the account's address, `hand` returns it in the response. */
	by: z.enum(['mail', 'hand']),
	kind: z.enum(['reset', 'invitation']).default('reset'),
	currentPassword: z.string().optional(),
});

const createLink = endpoint('post', '/:id/link', async (req) => {
	requireRight(req, 'users', 'update');
	const { by, kind, currentPassword } = await parseBody(req, linkRequest);
	await confirmIdentity(req, currentPassword);
	const id = String(req.routeParams?.id);
	const account = await req.payload.findByID({ collection: 'users', id, depth: 0, req });
	if (by === 'hand') return respond({ link: await createOneTimeLink(req.payload, account, kind) });
	requireMail(req);
	await queueLink(req.payload, account.email, kind);
	return respond({});
});

export const linkEndpoints: Endpoint[] = [forgot, check, choose, invite, createLink];
