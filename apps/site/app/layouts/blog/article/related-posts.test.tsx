// @vitest-environment ./test/dom/environment.ts
import { expect, it } from 'vitest';
import { examplePost } from '~/testing/example-post';
import { renderHtml, texts } from '~/testing/render';
import { RelatedPosts } from './related-posts';

it('shows several related articles beside each other', () => {
	const posts = ['1', '2'].map((id) => ({ ...examplePost, id }));
	const container = renderHtml(<RelatedPosts posts={posts} />);
	expect(container.querySelectorAll('li article')).toHaveLength(2);
});

it('shows a single related article across the whole row', () => {
	const container = renderHtml(<RelatedPosts posts={[examplePost]} />);
	expect(container.querySelector('li article')).toBeNull();
	expect(texts(container, 'article h3')).toEqual([examplePost.title]);
	expect(container.querySelector('article img')?.getAttribute('fetchpriority')).not.toBe('high');
});

it('renders nothing without related articles', () => {
	expect(renderHtml(<RelatedPosts posts={[]} />).innerHTML).toBe('');
});
