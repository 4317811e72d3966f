// @vitest-environment ./test/dom/environment.ts
import { describe, expect, it } from 'vitest';
import type { FormState } from '#shared/forms/form-state.ts';
import { FormStateContext } from '~/features/forms/visitor-form';
import { en } from '~/i18n/messages/en';
import { renderHtml, texts } from '~/testing/render';
import { example } from './example';
import { FormSection } from './form';

const state: FormState = {
	form: '7',
	notice: 'problems',
	values: { email: ['nobody'], days: ['afternoon'], message: ['<b>Hi</b>\nthere'] },
	problems: [
		{ field: 'email', problem: 'email' },
		{ field: 'consent', problem: 'consentChanged' },
	],
	consent: 2,
	ticket: 'a-ticket',
};
const render = (state: FormState | null, options: Parameters<typeof renderHtml>[1] = {}) =>
	renderHtml(
		<FormStateContext value={state}>
			<FormSection section={example} />
		</FormStateContext>,
		options,
	);
const field = (container: HTMLElement, name: string) =>
	container.querySelector<HTMLInputElement>(`[name="field-${name}"]`);

describe('FormSection', () => {
	it('posts to its own page, marks optional fields and sets autocomplete', () => {
		const container = render(null, { locale: 'da' });
		const form = container.querySelector('form');
		expect(form?.getAttribute('method')).toBe('post');
		expect(form?.getAttribute('action')).toBe(`#${form?.id}`);
		expect(field(container, 'email')?.getAttribute('autocomplete')).toBe('email');
		expect(texts(container, 'label')).toContain('Countries (valgfrit)');
		for (const control of container.querySelectorAll('[name^="field-"]:not([type=checkbox])'))
			expect(container.querySelector(`label[for="${control.id}"]`)).not.toBeNull();
	});

	it('fills fields in from the query, if their type allows it', () => {
		const container = render(null, {
			locale: 'da',
			path: '/?channel=rcs&countries=DK,XX,DE&volume=1000&message=no',
		});
		expect(container.querySelector('option[selected]')?.getAttribute('value')).toBe('rcs');
		expect(field(container, 'countries')?.getAttribute('value')).toBe('Danmark, Tyskland');
		expect(field(container, 'volume')?.getAttribute('value')).toBe('1000');
		expect(container.querySelector('textarea')?.textContent).toBe('');
	});

	it('shows errors in a summary and beside the fields, and keeps the entered values', () => {
		const container = render(state);
		expect(texts(container, '[role=alert] a')).toEqual([
			'Your e-mail address: This needs an e-mail address such as name@example.com.',
			'Consent: This text has changed. Please read it and tick the box again.',
		]);
		const email = field(container, 'email');
		expect(email?.getAttribute('value')).toBe('nobody');
		expect(email?.getAttribute('aria-invalid')).toBe('true');
		const described = email?.getAttribute('aria-describedby') ?? '';
		expect(container.querySelector(`#${described}`)?.textContent).toContain('name@example.com');
		for (const link of container.querySelectorAll('[role=alert] a'))
			expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
		expect(container.querySelector('textarea')?.textContent).toBe('<b>Hi</b>\nthere');
		expect(container.querySelector('[value=afternoon]')?.hasAttribute('checked')).toBe(true);
		// The consent text has changed since the visitor agreed to it.
		expect(container.querySelector('[name=consent]')?.hasAttribute('checked')).toBe(false);
		expect(container.querySelector('[name=ticket]')?.getAttribute('value')).toBe('a-ticket');
	});

	it('names each empty required field of a form that is shown for review, and targets the first by the hash', () => {
		const empty: FormState = { ...state, notice: 'check', values: {}, problems: [], consent: null };
		const container = render(empty);
		expect(texts(container, '[role=alert] a')).toEqual([
			'Your e-mail address: Please fill this in.',
			'What is it about? Please fill this in.',
			'Your message: Please fill this in.',
			`Consent: ${en.forms.problem.consent}`,
		]);
		const invalid = [...container.querySelectorAll('[aria-invalid]')];
		expect(invalid[0]?.id).toBe('form-7');
		for (const control of invalid) {
			const description = control.getAttribute('aria-describedby')?.split(' ').at(-1);
			expect(container.querySelector(`#${description}`)?.textContent).not.toBe('');
		}
	});

	it('makes its notice focusable by its id, without moving the focus itself', () => {
		for (const formState of [{ ...state, problems: [] }, null]) {
			const container = render(formState, formState ? {} : { path: '/?sent=7' });
			const notice = container.querySelector('#form-7');
			expect(notice?.getAttribute('role')).toBe(formState ? 'alert' : 'status');
			expect(notice?.getAttribute('tabindex')).toBe('-1');
		}
	});

	it('shows the thanks in place of the form that was sent, and no notice of another form', () => {
		const container = render({ ...state, form: '8' }, { path: '/?sent=7' });
		expect(container.querySelector('form')).toBeNull();
		expect(container.querySelector('[role=status]')?.id).toBe('form-7');
		expect(texts(container, '[role=status] p')).toEqual(['We write back soon.']);
		expect(render(null, { path: '/?sent=8' }).querySelector('form')).not.toBeNull();
	});
});
