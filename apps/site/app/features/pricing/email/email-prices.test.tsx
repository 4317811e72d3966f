// @vitest-environment ./test/dom/environment.ts
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MessagesProvider } from '~/i18n/context';
import { en } from '~/i18n/messages/en';
import { exampleEmailPrices } from '../../../../test/prices/example-prices';
import { type InitialPrices, InitialPricesContext } from '../initial-prices';
import { EmailPrices } from './email-prices';

const pricesWithoutEmail: InitialPrices = {
	currency: 'EUR',
	countries: ['DK'],
	named: { currency: true, countries: true },
	failed: false,
	emailFailed: true,
	emailPrices: [],
	priceData: [],
};

let root: Root;
let container: HTMLElement;

beforeEach(() => {
	vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
	container = document.body.appendChild(document.createElement('div'));
	root = createRoot(container);
});
afterEach(async () => {
	await act(async () => root.unmount());
	container.remove();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const show = (prices: InitialPrices) =>
	act(async () =>
		root.render(
			<MemoryRouter>
				<MessagesProvider messages={en}>
					<InitialPricesContext value={prices}>
						<EmailPrices requestLink={null} />
					</InitialPricesContext>
				</MessagesProvider>
			</MemoryRouter>,
		),
	);

describe('e-mail prices that failed to load on the server', () => {
	it('are fetched in the browser, and again on request if that fails', async () => {
		vi.spyOn(console, 'warn').mockImplementation(() => {});
		const fetch = vi.fn(async () => new Response('', { status: 502 }));
		vi.stubGlobal('fetch', fetch);
		await show(pricesWithoutEmail);
		await expect.poll(() => container.textContent).toContain(en.pricing.retry);
		expect(container.textContent).toContain(en.pricing.emailNone);
		fetch.mockImplementation(async () => Response.json({ data: exampleEmailPrices }));
		await act(async () => container.querySelector('button')?.click());
		await expect.poll(() => container.textContent).toContain('€0.0008');
		expect(container.querySelector('button')).toBeNull();
	});

	it('are not fetched if the page has them', async () => {
		const fetch = vi.fn();
		vi.stubGlobal('fetch', fetch);
		await show({ ...pricesWithoutEmail, emailFailed: false, emailPrices: exampleEmailPrices });
		expect(container.textContent).toContain('€0.0008');
		expect(fetch).not.toHaveBeenCalled();
	});
});
