import { describe, expect, it } from 'vitest';
import { ArticleWriter } from './article.ts';
import { Keys } from './keys.ts';

const keys = new Keys();
keys.add('media', 'chart', 11);
keys.add('page', 'pricing', 5);
keys.add('post', 'first', 8);
const write = (source: string) =>
	new ArticleWriter(keys, { file: 'posts/x/en.md', field: 'body' }, 3).write(source);

describe('articles', () => {
	it('collects the text between headings in one block', () => {
		const blocks = write('One.\n\n- a\n- b\n\n## Next `step`\n\nTwo.');
		expect(blocks.map(({ blockType }) => blockType)).toEqual(['content', 'heading', 'content']);
		expect(blocks[1]).toEqual({ blockType: 'heading', text: 'Next step', level: '2' });
	});

	it('keeps colons in text', () => {
		expect(JSON.stringify(write('At 10:am, ratio a:b.'))).toContain(':am');
	});

	it('converts links with keys to references', () => {
		const text = JSON.stringify(
			write('[prices](page:pricing#estimator) and [out](https://a.example)'),
		);
		expect(text).toContain('"doc":{"relationTo":"pages","value":5}');
		expect(text).toContain('"anchor":"estimator"');
		expect(text).toContain('"url":"https://a.example"');
	});

	it('separates a quote from its source', () => {
		expect(write('> Said\n> twice.\n> -- Desk, firm')[0]).toEqual({
			blockType: 'quote',
			quote: 'Said\ntwice.',
			source: 'Desk, firm',
		});
	});

	it.each([
		['::media{image="none"}', 'posts/x/en.md: body.media.image: there is no media "none"'],
		['::surprise{}', 'posts/x/en.md: body.surprise: there is no such block'],
		['# Too large', 'posts/x/en.md: body: headings are ## and ### only'],
		['[x](page:none)', 'posts/x/en.md: body: there is no page "none"'],
		['![x](y.png)', 'posts/x/en.md: body: Markdown of the kind "image" cannot be used in a line'],
	])('reports file and field of the error in %s', (source, message) =>
		expect(() => write(source)).toThrow(message),
	);
});
