import { escapeHtml } from '@website/contracts/escape-html';
import type { LocaleCode } from '@website/contracts/locales';
import type { Context } from 'hono';
import { choiceInput, formInputs } from '#shared/forms/form-inputs.ts';
import { noticeResponse } from '../receiving/notice-page.ts';
import { limits } from '../settings/limits.ts';
import { type FormResponseKind, formNoticeTexts } from './form-notice-texts.ts';
import type { FormBody } from './parse-form-body.ts';

export interface FormNoticeOptions {
	kind: FormResponseKind;
	locale: LocaleCode;
	formBody?: FormBody;
}

const statuses = { unavailable: 503, closed: 410, tooLarge: 413 } as const;

const hidden = (name: string, value: string): string =>
	`<textarea hidden name="${escapeHtml(name)}">\n${escapeHtml(value)}</textarea>`;

/** Lists the entered and chosen values with the labels of the page, for copying. */
function valueList({ values, labels, choices }: FormBody): string {
	const textOf = (name: string, value: string): string => {
		const prefix = choiceInput(value, '');
		const input = choices.get(name)?.find((choice) => choice.startsWith(prefix));
		return input?.slice(prefix.length) ?? value;
	};
	const rows = Object.entries(values)
		.filter(([, entries]) => entries.some((value) => value !== ''))
		.map(
			([name, entries]) =>
				`<dt>${escapeHtml(labels.get(name) ?? name)}</dt><dd>${escapeHtml(entries.map((value) => textOf(name, value)).join(', '))}</dd>`,
		);
	return rows.length > 0 ? `<dl>${rows.join('\n')}</dl>` : '';
}

/** A form with the same values and key, and a button to send it again. */
function resendForm(formBody: FormBody, button: string): string {
	const { form, ticket, consent, values, labels, choices } = formBody;
	const inputs = [
		hidden(formInputs.form, form),
		hidden(formInputs.ticket, ticket),
		...(consent === null ? [] : [hidden(formInputs.consent, String(consent))]),
		...Object.entries(values).flatMap(([name, entries]) =>
			entries.map((value) => hidden(formInputs.fieldPrefix + name, value)),
		),
		...[...labels].map(([name, label]) => hidden(formInputs.labelPrefix + name, label)),
		...[...choices].flatMap(([name, entries]) =>
			entries.map((choice) => hidden(formInputs.choicePrefix + name, choice)),
		),
	];
	return `<form method="post">${inputs.join('\n')}<button>${button}</button></form>`;
}

/** The server's own page when a form could be neither stored nor rendered again. It keeps the visitor's input. */
export function formNotice(c: Context, { kind, locale, formBody }: FormNoticeOptions): Response {
	const { title, text, again, home, typed: valuesHeading } = formNoticeTexts[locale];
	if (kind === 'unavailable') c.header('Retry-After', String(limits.retryAfterSeconds));
	c.header('Cache-Control', 'private, no-store');
	const list = formBody ? valueList(formBody) : '';
	const markup = formBody
		? [
				list && `<h2>${valuesHeading}</h2>${list}`,
				kind === 'unavailable' ? resendForm(formBody, again) : '',
			].join('\n')
		: '';
	return noticeResponse(c, statuses[kind], {
		formAction: "'self'",
		locale,
		title: title[kind],
		text: text[kind],
		home,
		markup,
	});
}
