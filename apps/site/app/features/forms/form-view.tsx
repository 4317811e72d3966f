import { consentField, type FieldProblem } from '@website/contracts/forms';
import { use, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { choiceInput, formAnchor, formInputs, ticketPath } from '#shared/forms/form-inputs.ts';
import { formParameters, prefilledValues } from '#shared/forms/form-parameters.ts';
import type { FormState } from '#shared/forms/form-state.ts';
import { countryName } from '#shared/prices/money.ts';
import { useLocale } from '~/i18n/context';
import { Button } from '~/ui/actions/button';
import { classNames } from '~/ui/class-names';
import { Heading } from '~/ui/text/heading';
import { ConsentField, FormField } from './form-field';
import { FormNotice } from './form-notice';
import { FormStateContext, type VisitorField, type VisitorForm } from './visitor-form';

async function fetchTicket(form: string, signal: AbortSignal): Promise<string> {
	const response = await fetch(`${ticketPath}?form=${form}`, { signal });
	const body: { ticket?: unknown } = await response.json();
	if (typeof body.ticket !== 'string') throw new Error(`No ticket: ${response.status}`);
	return body.ticket;
}

/**
 * Fetches a ticket for a form once `needsTicket` is true. Failures are not shown to the visitor, who can still send the form: without a
 * ticket, the server shows it once more for review.
 */
function useTicket(form: string, initial: string, needsTicket: boolean): string {
	const [ticket, setTicket] = useState(initial);
	useEffect(() => {
		if (!needsTicket || initial) return;
		const controller = new AbortController();
		const { signal } = controller;
		fetchTicket(form, signal)
			.then(setTicket)
			.catch((error: unknown) => {
				if (!signal.aborted) console.warn('Cannot get a form ticket:', error);
			});
		return () => controller.abort();
	}, [form, initial, needsTicket]);
	return ticket;
}

interface FormThanksProps {
	id: string;
	heading: string;
	text: string;
}

/**
 * Replaces a form after it has been sent. The URL's hash is the id of this element, so browsers focus it and screen readers continue here.
 */
function FormThanks({ id, heading, text }: FormThanksProps) {
	return (
		<div
			id={id}
			role="status"
			tabIndex={-1}
			className="max-w-text border-l-8 border-action-field pl-6"
		>
			<Heading level={2} size="item">
				{heading}
			</Heading>
			<p className="mt-2 whitespace-pre-line">{text}</p>
		</div>
	);
}

/**
 * Names the required fields that are empty in a form that is shown for review. The backend checks a form only once its ticket is accepted,
 * so without this an empty form would be shown again without a reason.
 */
function withMissingAnswers(state: FormState, form: VisitorForm): FormState {
	if (state.notice !== 'check') return state;
	const problems: FieldProblem[] = form.fields
		.filter(({ name, required }) => required && !state.values[name]?.some((value) => value.trim()))
		.map(({ name }) => ({ field: name, problem: 'required' }));
	if (form.consentText !== '' && state.consent !== form.consentVersion)
		problems.push({
			field: consentField,
			problem: state.consent === null ? 'consent' : 'consentChanged',
		});
	return problems.length > 0 ? { ...state, notice: 'problems', problems } : state;
}

/** Field values from the URL's query, with country codes replaced by names. */
function usePrefilled(): Map<string, string[]> {
	const [search] = useSearchParams();
	const locale = useLocale();
	const values = prefilledValues(search);
	const countries = values.get('countries');
	if (countries)
		values.set('countries', [countries.map((code) => countryName(code, locale)).join(', ')]);
	return values;
}

/** Short fields are side by side on wide screens, unless the form has no other. */
function isWide({ kind }: VisitorField, { fields }: VisitorForm): boolean {
	return fields.length === 1 || kind === 'longText' || kind === 'checkboxes';
}

/**
 * A form for visitors. It is posted to the URL of its page, also if JavaScript is available. The server responds with the page.
 * Errors are shown in a summary and beside their fields (WCAG 3.3.1, 3.3.3, 4.1.3). The URL's hash is the id of the first invalid field, or
 * of the notice if there is none, so browsers focus it. React never focuses it, because the visitor may already be filling in a field.
 */
export function FormView({ form }: { form: VisitorForm }) {
	const [search] = useSearchParams();
	const prefilledValues = usePrefilled();
	const state = use(FormStateContext);
	const ownState = state?.form === form.id ? withMissingAnswers(state, form) : null;
	const [needsTicket, setNeedsTicket] = useState(false);
	const formElement = useRef<HTMLFormElement>(null);
	// The visitor may have focused the form before React started.
	useEffect(() => {
		if (formElement.current?.contains(document.activeElement)) setNeedsTicket(true);
	}, []);
	const ticket = useTicket(form.id, ownState?.ticket ?? '', needsTicket);
	const anchor = formAnchor(form.id);
	if (!ownState && formParameters(search).get('sent') === form.id)
		return <FormThanks id={anchor} heading={form.thanksHeading} text={form.thanksText} />;
	const problemOf = (name: string) =>
		ownState?.problems.find(({ field }) => field === name)?.problem;
	const controlId = (name: string) =>
		ownState?.problems[0]?.field === name ? anchor : `${anchor}-${name}`;
	return (
		<form
			ref={formElement}
			id={ownState ? undefined : anchor}
			method="post"
			action={`#${anchor}`}
			noValidate
			onFocus={() => setNeedsTicket(true)}
			className="grid max-w-text gap-8"
		>
			{ownState && <FormNotice state={ownState} form={form} controlId={controlId} />}
			<input type="hidden" name={formInputs.form} value={form.id} />
			{form.fields.map(({ name, label }) => (
				<input key={name} type="hidden" name={formInputs.labelPrefix + name} value={label} />
			))}
			{form.fields.flatMap(({ name, choices }) =>
				choices.map(({ value, label }) => (
					<input
						key={`${name} ${value}`}
						type="hidden"
						name={formInputs.choicePrefix + name}
						value={choiceInput(value, label)}
					/>
				)),
			)}
			<input type="hidden" name={formInputs.ticket} value={ticket} />
			<div hidden>
				<input type="text" name={formInputs.trap} aria-label={formInputs.trap} autoComplete="off" />
			</div>
			<div className="grid gap-8 md:grid-cols-2">
				{form.fields.map((field) => (
					<div
						key={field.name}
						className={classNames('grid', isWide(field, form) && 'md:col-span-2')}
					>
						<FormField
							id={controlId(field.name)}
							field={field}
							values={
								ownState
									? (ownState.values[field.name] ?? [])
									: (prefilledValues.get(field.name) ?? [])
							}
							problem={problemOf(field.name)}
						/>
					</div>
				))}
			</div>
			{form.consentText !== '' && (
				<ConsentField
					id={controlId(formInputs.consent)}
					form={form}
					hasConsent={ownState?.consent === form.consentVersion}
					problem={problemOf(formInputs.consent)}
				/>
			)}
			<div>
				<Button type="submit">{form.submitLabel}</Button>
			</div>
		</form>
	);
}
