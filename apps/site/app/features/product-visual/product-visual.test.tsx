// @vitest-environment ./test/dom/environment.ts
import { describe, expect, it } from 'vitest';
import type { VisualFieldsFragment } from '~/content/generated/operations';
import { exampleRow as row, exampleVisual as visual } from '~/testing/example-visual';
import { renderHtml, texts } from '~/testing/render';
import { ProductScene, ProductVisual } from './product-visual';

describe('ProductVisual', () => {
	it('renders a figure with a caption, without scripts', () => {
		const container = renderHtml(<ProductVisual visual={visual} />);
		expect(texts(container, 'figcaption')).toEqual(['The clinic asks']);
		expect(container.querySelectorAll('button, a, script, [data-interactive]')).toHaveLength(0);
	});

	it('lists the statuses as text, in order', () => {
		expect(texts(renderHtml(<ProductVisual visual={visual} />), 'ol li')).toEqual([
			'queued09:02:01we have it',
			'delivered09:02:05the phone has it',
		]);
	});

	it('shows the messages of both sides on a phone', () => {
		const rows = [...visual.rows, { ...row, label: 'Patient', value: 'Thursday is better' }];
		const text = renderHtml(<ProductVisual visual={{ ...visual, rows }} />).textContent;
		expect(text).toMatch(/Klinik Havblik.*Does Tuesday suit you\?.*Thursday is better/);
	});

	it('shows a verified card with its buttons as text', () => {
		const card: VisualFieldsFragment = {
			...visual,
			kind: 'card',
			title: 'Today',
			buttons: ['Another day'],
		};
		const text = renderHtml(<ProductVisual visual={card} />).textContent;
		expect(text).toMatch(/Verified sender.*Today.*Another day/);
	});

	it('shows a bill with its total in an e-mail', () => {
		const rows = [{ ...row, label: 'Total', value: '€ 12.00' }];
		const container = renderHtml(<ProductVisual visual={{ ...visual, kind: 'mail', rows }} />);
		expect(texts(container, 'dt').at(-1)).toBe('Total');
		expect(texts(container, 'dd').at(-1)).toBe('€ 12.00');
	});

	it('labels the state `passed` of a record as found', () => {
		const records: VisualFieldsFragment = {
			...visual,
			kind: 'records',
			rows: [{ ...row, label: 'TXT mail', value: 'v=spf1 -all', state: 'passed' }],
			steps: [],
		};
		expect(texts(renderHtml(<ProductVisual visual={records} />), 'li')).toEqual([
			'TXT mailv=spf1 -allFound',
		]);
	});

	it('stands in front of a picture in a scene, with a caption and without scripts', () => {
		const container = renderHtml(
			<ProductScene visual={visual}>
				<img src="/harbor.svg" alt="A harbor" />
			</ProductScene>,
		);
		expect(container.querySelector('img')?.getAttribute('alt')).toBe('A harbor');
		expect(container.textContent).toMatch(/Klinik Havblik.*Does Tuesday suit you\?/);
		expect(texts(container, 'figcaption')).toEqual(['The clinic asks']);
		expect(container.querySelectorAll('button, a, script, [data-interactive]')).toHaveLength(0);
	});
});
