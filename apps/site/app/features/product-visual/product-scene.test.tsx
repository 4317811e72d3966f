// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { exampleVisual } from '~/testing/example-visual';
import { renderHtml, texts } from '~/testing/render';
import { ProductScene } from './product-scene';

it('shows the product as text in front of the picture, with a caption', () => {
	const container = renderHtml(
		<ProductScene visual={exampleVisual}>
			<img src="/harbor.svg" alt="A harbor" />
		</ProductScene>,
	);
	expect(container.querySelector('img')?.alt).toBe('A harbor');
	expect(container.textContent).toMatch(/Klinik Havblik.*Does Tuesday suit you\?/);
	expect(texts(container, 'ol li')).toEqual([
		'queued09:02:01we have it',
		'delivered09:02:05the phone has it',
	]);
	expect(texts(container, 'figcaption')).toEqual(['The clinic asks']);
	expect(container.querySelectorAll('button, a, script, [data-interactive]')).toHaveLength(0);
});
