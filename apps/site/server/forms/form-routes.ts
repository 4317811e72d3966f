import { createHmac } from 'node:crypto';
import type { PageKey } from '@website/page-cache/page-key';
import type { RenderedPage } from '@website/page-cache/storable-page';
import { type Context, Hono } from 'hono';
import { pageKey } from '#shared/addresses/page-key.ts';
import { formAnchor, ticketPath, ticketPicturePath } from '#shared/forms/form-inputs.ts';
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
import { type FilledForm, isFormId, readFilledForm } from './read-filled-form.ts';
import { isFromOwnPage } from './same-origin.ts';
import { submissionKey } from './submission-key.ts';
import { isEarned, makeTicket, readTicket, type Ticket } from './ticket.ts';
import { ticketInCookie, ticketPicture } from './ticket-picture.ts';

export interface FormRoutesOptions {
	backend: Pick<FormsBackend, 'submit'>;
	/** Signs tickets. */
	secret: string;
	siteOrigin: string;
	rates: RateLimits;
	makePage: (key: PageKey, personal: Personal) => Promise<RenderedPage>;
}

const urlencoded = /^application\/x-www-form-urlencoded(;|$)/i;

/** The path that was posted to, without slashes that would name another host and without the parameter of a sent form. */
function pageOf(c: Context): PageKey {
	const { pathname, searchParams } = new URL(c.req.url);
	searchParams.delete('sent');
	return pageKey(canonicalPath(pathname) ?? pathname, `?${searchParams}`);
}

/** A visitor's network as the backend counts mails by it: the same for the same network, without saying which. Null for the machine itself. */
const networkDigest = (secret: string, network: string | undefined): string | null =>
	network === undefined
		? null
		: createHmac('sha256', secret).update(`form-network.${network}`).digest('hex').slice(0, 32);

/** The ticket of a submission and its content, if it is genuine and valid. */
function earned(secret: string, filled: FilledForm): Ticket | undefined {
	const ticket = readTicket(secret, filled.form, filled.ticket);
	const isTrusted = ticket && !filled.isTrapped && isEarned(filled.ticket, ticket, filled.work);
	return isTrusted ? ticket : undefined;
}

/**
 * `POST` of a form to the address of its page: 303 to the same page once it is stored, otherwise the page once more with everything
 * that was typed: 422 with the problems beside their fields, 200 to look it through (no ticket, one that is spent, or too soon), 429. Where the page
 * can't be shown either, a page of the server's own holds what was typed: 503, or 410 for a form that is no longer there or no longer on that page.
 * 403 from another site's page, 413 and 415 for other bodies. `GET /forms/ticket?form=<id>` gives scripts a ticket,
 * `GET /forms/ticket.gif?form=<id>` browsers without JavaScript.
 */
export function formRoutes(options: FormRoutesOptions): Hono {
	const { backend, secret, siteOrigin, rates } = options;

	function stateOf(filled: FilledForm, notice: FormNotice, outcome?: SubmissionOutcome): FormState {
		const { form, values, consent, ticket } = filled;
		const isGood = outcome?.kind !== 'spent' && readTicket(secret, form, ticket) !== undefined;
		return {
			form,
			notice,
			values,
			problems: outcome?.kind === 'problems' ? outcome.problems : [],
			consent,
			ticket: isGood ? ticket : makeTicket(secret, form),
		};
	}

	async function again(
		c: Context,
		filled: FilledForm,
		state: FormState,
		status: 200 | 422 | 429,
	): Promise<Response> {
		rates.admit('renders')(c);
		const page = await options.makePage(pageOf(c), { formState: state });
		if (page.status !== 200) return own(c, filled, 'unavailable', state.ticket);
		// Editors may have replaced or removed the form: the page would show neither it nor the visitor's text.
		if (!page.body.includes(`id="${formAnchor(filled.form)}"`)) return own(c, filled, 'closed');
		c.header('Cache-Control', 'private, no-store');
		for (const [name, value] of Object.entries(page.headers)) {
			if (/^(content-|link$)/i.test(name)) c.header(name, value);
		}
		return c.body(new Uint8Array(page.body), status);
	}

	const own = (c: Context, filled: FilledForm, kind: FormResponseKind, ticket?: string) =>
		formNotice(c, {
			kind,
			locale: localeFromPath(pageOf(c).path),
			filled: { ...filled, ticket: ticket ?? filled.ticket },
		});

	function tooMany(c: Context, filled: FilledForm, seconds: number): Promise<Response> {
		c.header('Retry-After', String(seconds));
		return again(c, filled, stateOf(filled, 'tooMany'), 429);
	}

	async function receive(c: Context, filled: FilledForm): Promise<Response> {
		const ticket = earned(secret, filled);
		if (!ticket) return again(c, filled, stateOf(filled, 'check'), 200);
		const seconds = rates.secondsToWait('forms', c);
		if (seconds > 0) return tooMany(c, filled, seconds);
		rates.count('forms', c);
		const { path, id } = pageOf(c);
		const outcome = await backend.submit({
			form: filled.form,
			lang: localeFromPath(path),
			page: path,
			key: submissionKey(ticket, filled),
			ticket: `${ticket.madeAt}:${ticket.key}`,
			network: networkDigest(secret, rates.client(c)),
			values: filled.values,
			consent: filled.consent,
		});
		if (outcome.kind === 'problems')
			return again(c, filled, stateOf(filled, 'problems', outcome), 422);
		if (outcome.kind === 'spent') return again(c, filled, stateOf(filled, 'check', outcome), 200);
		if (outcome.kind === 'tooMany') return tooMany(c, filled, outcome.seconds);
		if (outcome.kind !== 'stored') return own(c, filled, outcome.kind);
		const joint = id.includes('?') ? '&' : '?';
		return c.redirect(`${id}${joint}sent=${filled.form}#${formAnchor(filled.form)}`, 303);
	}

	const giveTicket = (give: (c: Context, form: string) => Response) => (c: Context) => {
		c.header('Cache-Control', 'no-store');
		const form = c.req.query('form') ?? '';
		return isFormId(form) ? give(c, form) : c.json({ error: 'form is missing' }, 400);
	};
	const https = siteOrigin.startsWith('https:');

	return new Hono()
		.get(
			ticketPath,
			rates.limit('reads'),
			giveTicket((c, form) => c.json({ ticket: makeTicket(secret, form) })),
		)
		.get(
			ticketPicturePath,
			rates.limit('reads'),
			giveTicket((c, form) => ticketPicture(c, form, { secret, https })),
		)
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
			const filled = readFilledForm(body);
			if (!filled) return c.text('The body names no form', 400);
			return receive(c, {
				...filled,
				ticket: filled.ticket || ticketInCookie(c, filled.form),
			});
		});
}
