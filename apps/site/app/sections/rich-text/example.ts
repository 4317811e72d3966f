import type { SectionFields } from '../section-props';

export const example: SectionFields<'RichTextSection'> = {
	__typename: 'RichTextSection',
	id: 'rich-text',
	width: 'normal',
	tableOfContents: true,
	content:
		'<h2>Who we are</h2><p>A <a href="/about">fictional company</a> with <strong>real</strong> facts.</p><ul><li>Prices are public</li><li>So are failures</li></ul><h2>What we keep &amp; why</h2><p>As little as possible.</p><blockquote><p>Less is easier to guard.</p></blockquote><ol><li>First</li><li>Second</li></ol><table><thead><tr><th>Data</th><th>Kept for</th></tr></thead><tbody><tr><td>Message text</td><td>30 days</td></tr></tbody></table>',
};
