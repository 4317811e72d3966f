// @vitest-environment ./test/dom/environment.ts

import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { summarize } from '#shared/prices/summary.ts';
import { MessagesProvider } from '~/i18n/context';
import { de } from '~/i18n/messages/de';
import { en } from '~/i18n/messages/en';
import { texts } from '~/testing/render';
import {
	exampleEmailPrices,
	examplePrices,
	inCurrency,
} from '../../../../test/prices/example-prices';
import { type InitialPrices, InitialPricesContext } from '../initial-prices';
import Estimator from './estimator';

const initial = (): InitialPrices => ({
	currency: 'EUR',
	countries: ['DK'],
	named: { currency: true, countries: true },
	failed: false,
	emailFailed: false,
	emailPrices: exampleEmailPrices,
	priceData: [inCurrency(examplePrices('DK'), 'EUR')],
});
const startLink = { url: '/get-started', title: 'Get started', target: '_self' };
const requestLink = { url: '/contact', title: 'Ask for a price', target: '_self' };

let container: HTMLElement;
let root: Root;

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	vi.stubGlobal('fetch', async () =>
		Response.json({ data: ['DK', 'SE'].map((id) => summarize(examplePrices(id), 'EUR')) }),
	);
	container = document.body.appendChild(document.createElement('div'));
	root = createRoot(container);
});
afterEach(async () => {
	await act(async () => root.unmount());
	container.remove();
	location.hash = '';
	vi.unstubAllGlobals();
});

function page(messages: typeof en) {
	const prices = initial();
	return (
		<MemoryRouter initialEntries={[messages === de ? '/de' : '/']}>
			<MessagesProvider messages={messages}>
				<InitialPricesContext value={prices}>
					<Estimator onRequestFrom={250_000} requestLink={requestLink} startLink={startLink} />
				</InitialPricesContext>
			</MessagesProvider>
		</MemoryRouter>
	);
}

async function show(messages = en, hash = '') {
	location.hash = hash;
	await act(async () => root.render(page(messages)));
}

function field(label: string): HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
	const element = [...container.querySelectorAll('label')].find((element) =>
		element.textContent.startsWith(label),
	)?.control;
	if (
		element instanceof HTMLInputElement ||
		element instanceof HTMLTextAreaElement ||
		element instanceof HTMLSelectElement
	)
		return element;
	throw new Error(`no field ${label}`);
}

async function enter(label: string, value: string) {
	const control = field(label);
	await act(async () => {
		const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
		setter?.call(control, value);
		const type = control instanceof HTMLSelectElement ? 'change' : 'input';
		control.dispatchEvent(new Event(type, { bubbles: true }));
	});
}

const total = () => container.querySelector('output')?.textContent;
const noteOf = (label: string) =>
	container.querySelector(`[id="${field(label).getAttribute('aria-describedby')?.split(' ')[0]}"]`)
		?.textContent;

describe('the server’s estimator', () => {
	it('is complete, and applies input from before React starts', async () => {
		await act(async () => root.unmount());
		container.innerHTML = renderToString(page(en));
		expect(total()).toBe('€13.20');
		field('SMS a month').value = '10 000';
		field('Message').value = 'Hello 🎉';
		await act(async () => {
			root = hydrateRoot(container, page(en));
		});
		expect(total()).toBe('€132.00');
		expect(noteOf('SMS a month')).toBe('= 10,000');
		expect(container.textContent).toContain('Not in GSM-7, so the whole text is sent as UCS-2: 🎉');
	});
});

describe('numbers in the estimator', () => {
	it.each([
		[en, 'SMS a month', '= 10,000', '€132.00'],
		[de, 'SMS pro Monat', '= 10.000', '132,00\u00a0€'],
	])('are parsed while typing, in the page’s locale', async (messages, label, note, sum) => {
		await show(messages);
		await enter(label, '10 000');
		expect(noteOf(label)).toBe(note);
		expect(total()).toBe(sum);
	});

	it.each(['-5', '1e5', '1.5'])(
		'show an error beside the field if they are invalid: %s',
		async (text) => {
			await show();
			await enter('SMS a month', text);
			expect(field('SMS a month').getAttribute('aria-invalid')).toBe('true');
			expect(field('SMS a month').value).toBe(text);
			expect(noteOf('SMS a month')).toBe('A whole number from 0 to 9,999,999,999');
			expect(total()).toBe('check the number');
			await enter('SMS a month', '1.000');
			expect(field('SMS a month').getAttribute('aria-invalid')).toBe('false');
			expect(total()).toBe('€13.20');
		},
	);
});

describe('the total', () => {
	it('is rounded to cents, with the exact unit price beside it', async () => {
		await show();
		await enter('SMS a month', '7');
		expect(total()).toBe('€0.09');
		expect(texts(container, 'fieldset p')).toContain('× €0.0132');
	});

	it.each([
		['SMS a month', '250000', 'SMS, Denmark.'],
		['E-mails a month', '9999999999', 'E-mail.'],
	])(
		'is on request for large volumes, with a link to request it: %s',
		async (label, count, part) => {
			await show();
			await enter(label, count);
			expect(total()).toBe('on request');
			expect(container.textContent).toContain(`No sum, because of: ${part}`);
			expect(container.querySelector('a[href^="/contact?channel="]')?.textContent).toBe(
				'Ask for a price',
			);
			expect(container.querySelector('a[href^="/get-started"]')).toBeNull();
		},
	);

	it('links to the next page with the entered values', async () => {
		await show();
		await enter('SMS a month', '700');
		const start = [...container.querySelectorAll('a')].find(
			({ textContent }) => textContent === startLink.title,
		);
		expect(start?.getAttribute('href')).toBe('/get-started?channel=sms&volume=700&countries=DK');
	});
});

it('keeps the chosen RCS type when the text changes', async () => {
	await show();
	await enter('RCS type', 'CONVERSATION_A2P');
	await enter('Message', 'a'.repeat(200));
	expect(field('RCS type').value).toBe('CONVERSATION_A2P');
	await enter('RCS type', '');
	expect(container.querySelector('option')?.textContent).toBe('As the text needs (Single)');
});

it('applies a second link in the same tab', async () => {
	await show(en, '#estimator?c=EUR&v=DK.1000.0&e=5000&s=24');
	expect(field('E-mails a month').value).toBe('5,000');
	expect(field('Segments per message').value).toBe('24');
	await act(async () => {
		location.hash = '#estimator?c=EUR&v=SE.70.0&e=70&s=3';
		dispatchEvent(new Event('hashchange'));
	});
	expect(field('E-mails a month').value).toBe('70');
	expect(texts(container, 'legend')).toEqual(['Sweden', 'Denmark']);
	expect(field('SMS a month').value).toBe('70');
});
