import { createHmac } from 'node:crypto';
import type { PageKey } from '@website/page-cache/page-key';
import type { RenderedPage } from '@website/page-cache/storable-page';
import { type Context, Hono } from 'hono';
import { pageKey } from '#shared/addresses/page-key.ts';
import { formAnchor, ticketPath } from '#shared/forms/form-inputs.ts';
import type { FormNotice, FormState } from '#shared/forms/form-state.ts';
import { localeFromPath } from '#shared/locales/locale.ts';
import type { RateLimits } from '../guarding/rate-limits.ts';
import type { Personal } from '../pages/render-page.ts';
import { canonicalPath } from '../receiving/canonical-address.ts';
import { readRequestBody, UnreadableBody } from '../receiving/request-body.ts';
import { limits } from '../settings/limits.ts';
import { formNotice } from './form-notice.ts';
import type { FormResponseKind } from './form-notice-texts.ts';
import type { FormsBackend, SubmissionOutcome } from './forms-backend.ts';
import { type FormBody, isFormId, parseFormBody } from './parse-form-body.ts';
import { isOldEnough, makeTicket, readTicket, submissionKey, type Ticket } from './ticket.ts';

export interface FormRoutesOptions {
	backend: Pick<FormsBackend, 'submit'>;
	/** Signs tickets. */
	secret: string;
	siteOrigin: string;
	rates: RateLimits;
	renderPage: (key: PageKey, personal: Personal) => Promise<RenderedPage>;
}

const urlencoded = /^application\/x-www-form-urlencoded(;|$)/i;

/**
 * True if a form comes from a page of this site (OWASP, CSRF prevention: Fetch Metadata, then Origin). Every browser sends at least one of
 * the headers with a POST; clients that send neither are rejected.
 */
function isFromOwnPage(c: Context, siteOrigin: string): boolean {
	const site = c.req.header('sec-fetch-site');
	if (site) return site === 'same-origin';
	const origin = c.req.header('origin');
	if (!origin || !URL.canParse(origin)) return false;
	const { host } = new URL(origin);
	return origin === siteOrigin || host === c.req.header('host');
}

/** The page of a POST: its path without extra leading slashes, which would be another host, and without the `sent` parameter. */
function pageOf(c: Context): PageKey {
	const { pathname, searchParams } = new URL(c.req.url);
	searchParams.delete('sent');
	return pageKey(canonicalPath(pathname) ?? pathname, `?${searchParams}`);
}

/**
 * A digest of a visitor's network. The backend counts mails by it and does not get the network itself. Null for requests from this
 * machine.
 */
const networkDigest = (secret: string, network: string | undefined): string | null =>
	network === undefined
		? null
		: createHmac('sha256', secret).update(`form-network.${network}`).digest('hex').slice(0, 32);

/** The ticket of a submission if it is genuine, valid and old enough, and the honeypot is empty. */
function acceptedTicket(secret: string, formBody: FormBody): Ticket | undefined {
	const ticket = readTicket(secret, formBody.form, formBody.ticket);
	return ticket && !formBody.isTrapped && isOldEnough(ticket) ? ticket : undefined;
}

/**
 * `POST` of a form to the URL of its page responds with
 * - 303 to the same page once the form is stored;
 * - the page with all values kept: 422 with the problems beside their fields, 200 for a review by the visitor (ticket missing, spent or too
 *   new), or 429;
 * - the server's own page with the values if the page cannot be rendered: 503, or 410 if the form no longer exists or is not on the page;
 * - 403 to requests from other sites, 413 and 415 to other bodies.
 *
 * `GET /forms/ticket?form=<id>` issues a ticket to scripts. Without JavaScript the review issues it.
 */
export function formRoutes(options: FormRoutesOptions): Hono {
	const { backend, secret, siteOrigin, rates } = options;

	function stateOf(formBody: FormBody, notice: FormNotice, outcome?: SubmissionOutcome): FormState {
		const { form, values, consent, ticket } = formBody;
		const isReusable = outcome?.kind !== 'spent' && readTicket(secret, form, ticket) !== undefined;
		return {
			form,
			notice,
			values,
			problems: outcome?.kind === 'problems' ? outcome.problems : [],
			consent,
			ticket: isReusable ? ticket : makeTicket(secret, form),
		};
	}

	async function renderAgain(
		c: Context,
		formBody: FormBody,
		state: FormState,
		status: 200 | 422 | 429,
	): Promise<Response> {
		rates.admit('renders')(c);
		const page = await options.renderPage(pageOf(c), { formState: state });
		if (page.status !== 200) return serverNotice(c, formBody, 'unavailable', state.ticket);
		// If editors have replaced or removed the form, the page contains neither the form nor the values of the visitor.
		if (!page.body.includes(`id="${formAnchor(formBody.form)}"`))
			return serverNotice(c, formBody, 'closed');
		c.header('Cache-Control', 'private, no-store');
		for (const [name, value] of Object.entries(page.headers)) {
			if (/^(content-|link$)/i.test(name)) c.header(name, value);
		}
		return c.body(new Uint8Array(page.body), status);
	}

	const serverNotice = (c: Context, formBody: FormBody, kind: FormResponseKind, ticket?: string) =>
		formNotice(c, {
			kind,
			locale: localeFromPath(pageOf(c).path),
			formBody: { ...formBody, ticket: ticket ?? formBody.ticket },
		});

	function respondTooMany(c: Context, formBody: FormBody, seconds: number): Promise<Response> {
		c.header('Retry-After', String(seconds));
		return renderAgain(c, formBody, stateOf(formBody, 'tooMany'), 429);
	}

	async function receive(c: Context, formBody: FormBody): Promise<Response> {
		const ticket = acceptedTicket(secret, formBody);
		if (!ticket) return renderAgain(c, formBody, stateOf(formBody, 'check'), 200);
		const seconds = rates.secondsToWait('forms', c);
		if (seconds > 0) return respondTooMany(c, formBody, seconds);
		rates.count('forms', c);
		const { path, id } = pageOf(c);
		const outcome = await backend.submit({
			form: formBody.form,
			lang: localeFromPath(path),
			page: path,
			key: submissionKey(ticket, formBody),
			ticket: `${ticket.issuedAt}:${ticket.key}`,
			network: networkDigest(secret, rates.client(c)),
			values: formBody.values,
			consent: formBody.consent,
		});
		if (outcome.kind === 'problems')
			return renderAgain(c, formBody, stateOf(formBody, 'problems', outcome), 422);
		if (outcome.kind === 'spent')
			return renderAgain(c, formBody, stateOf(formBody, 'check', outcome), 200);
		if (outcome.kind === 'tooMany') return respondTooMany(c, formBody, outcome.seconds);
		if (outcome.kind !== 'stored') return serverNotice(c, formBody, outcome.kind);
		const separator = id.includes('?') ? '&' : '?';
		return c.redirect(`${id}${separator}sent=${formBody.form}#${formAnchor(formBody.form)}`, 303);
	}

	return new Hono()
		.get(ticketPath, rates.limit('reads'), (c) => {
			c.header('Cache-Control', 'no-store');
			const form = c.req.query('form') ?? '';
			return isFormId(form)
				? c.json({ ticket: makeTicket(secret, form) })
				: c.json({ error: 'form is required' }, 400);
		})
		.post('*', async (c, next) => {
			if (!urlencoded.test(c.req.header('content-type') ?? '')) return next();
			c.header('Cache-Control', 'no-store');
			if (!isFromOwnPage(c, siteOrigin)) return c.text('Forbidden', 403);
			const body = await readRequestBody(c, limits.forms.body);
			const locale = localeFromPath(c.req.path);
			if (body instanceof UnreadableBody)
				return body.status === 413
					? formNotice(c, { kind: 'tooLarge', locale })
					: c.text(body.message, body.status);
			const formBody = parseFormBody(body);
			if (!formBody) return c.text('form is required', 400);
			return receive(c, formBody);
		});
}
