// @vitest-environment ./test/dom/environment.ts
import { describe, expect, it } from 'vitest';
import { composerReferences } from '~/features/composer/message-prices';
import { PriceFiguresContext } from '~/features/pricing/figures/figures-context';
import { loadFigures } from '~/features/pricing/figures/load-figures.server';
import { renderHtml, texts } from '~/testing/render';
import { exampleEmailPrices, examplePrices, inCurrency } from '../../../test/prices/example-prices';
import { example } from './example';
import { MessageComposerSection } from './message-composer';

const figures = await loadFigures(
	{
		prices: async ({ currency, countries }) =>
			countries.map((id) => inCurrency(examplePrices(id), currency)),
		rcs: async () => [],
		changes: async () => null,
		emailPrices: async () => exampleEmailPrices,
		summaries: async () => [],
		smsCountries: async () => [],
		operators: async () => [],
	},
	composerReferences(example),
	() => {},
);

function render(section: Partial<typeof example> = {}, locale: 'en' | 'da' | 'de' = 'en') {
	return renderHtml(
		<PriceFiguresContext value={figures}>
			<MessageComposerSection section={{ ...example, ...section }} />
		</PriceFiguresContext>,
		{ locale },
	);
}

const panel = (container: HTMLElement, index: number): Element => {
	const panel = container.querySelectorAll('[role=tabpanel]')[index];
	if (!panel) throw new Error(`no panel ${index}`);
	return panel;
};

describe('MessageComposerSection rendered on the server', () => {
	it('counts segments and marks the characters that force UCS-2', () => {
		const sms = panel(render(), 0);
		expect(texts(sms, 'textarea')).toEqual([example.smsText]);
		expect(texts(sms, 'dd > span:first-child').slice(0, 3)).toEqual(['2', 'UCS-2', '75 of 134']);
		expect(texts(sms, 'li mark')).toEqual(['–', '’']);
		expect(texts(sms, 'figure mark')).toEqual(['–', '’']);
		expect(texts(sms, 'li button')).toEqual(['Replace – with -', "Replace ’ with '"]);
	});

	it('multiplies the list price by the segments in both currencies', () => {
		const prices = [...panel(render(), 0).querySelectorAll('dd [data-figure]')].map(
			(figure) => `${figure.getAttribute('data-figure')} ${figure.getAttribute('value')}`,
		);
		const { EUR, DKK } = examplePrices('DK').transactionSms ?? {};
		expect(prices.slice(2)).toEqual([`EUR ${EUR}`, `DKK ${DKK}`]);
		expect(prices[0]).toBe(`EUR ${Number(EUR) * 2}`);
	});

	it('shows the RCS card of a verified sender, its SMS fallback and the e-mail', () => {
		const container = render({}, 'da');
		expect(panel(container, 1).textContent).toContain('Verificeret afsender');
		expect(texts(panel(container, 1), 'figure li')).toEqual(example.rcsButtons);
		expect(panel(container, 1).textContent).toContain(example.smsText);
		expect(texts(panel(container, 2), 'figure dd')).toEqual([
			example.emailSender,
			example.emailSubject,
		]);
	});

	it('prices an RCS text without a card as Basic, and notes a missing price', () => {
		const textOnly = { image: null, rcsTitle: '', rcsButtons: [] };
		expect(texts(panel(render(textOnly), 1), 'dd span')[0]).toBe('Basic');
		expect(texts(panel(render(), 1), 'dd span')[0]).toBe('Single');
		expect(panel(render({ country: 'XX' }), 0).textContent).toContain(
			'price not available right now',
		);
	});

	it('renders tabs with their panels, one of them selected', () => {
		const container = render({ opensWith: 'rcs' }, 'de');
		const tabs = [...container.querySelectorAll('[role=tab]')];
		expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual([
			'false',
			'true',
			'false',
		]);
		for (const tab of tabs) {
			const tabPanel = container.querySelector(`[id="${tab.getAttribute('aria-controls')}"]`);
			expect(tabPanel?.getAttribute('aria-labelledby')).toBe(tab.id);
		}
	});

	it('escapes a text that looks like markup', () => {
		const smsText = '</textarea><b>"&amp;';
		expect(render({ smsText }).querySelector('textarea')?.textContent).toBe(smsText);
	});
});
