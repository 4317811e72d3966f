import { localized } from '~/testing/localized-example';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'RichTextSection'>>((t) => ({
	__typename: 'RichTextSection',
	id: 'rich-text',
	width: 'normal',
	tableOfContents: true,
	content: t(
		'<h2>Who we are</h2><p>A <a href="/about">fictional company</a> with <strong>real</strong> facts.</p><ul><li>Prices are public</li><li>So are failures</li></ul><h2>What we keep &amp; why</h2><p>As little as possible.</p><blockquote><p>Less is easier to guard.</p></blockquote><ol><li>First</li><li>Second</li></ol><table><thead><tr><th>Data</th><th>Kept for</th></tr></thead><tbody><tr><td>Message text</td><td>30 days</td></tr></tbody></table>',
		'<h2>Hvem vi er</h2><p>En <a href="/about">opdigtet virksomhed</a> med <strong>ægte</strong> fakta.</p><ul><li>Priserne er offentlige</li><li>Det er fejlene også</li></ul><h2>Hvad vi gemmer &amp; hvorfor</h2><p>Så lidt som muligt.</p><blockquote><p>Mindre er lettere at passe på.</p></blockquote><ol><li>Første</li><li>Andet</li></ol><table><thead><tr><th>Data</th><th>Gemmes i</th></tr></thead><tbody><tr><td>Beskedens tekst</td><td>30 dage</td></tr></tbody></table>',
		'<h2>Wer wir sind</h2><p>Ein <a href="/about">erfundenes Unternehmen</a> mit <strong>echten</strong> Fakten.</p><ul><li>Preise sind öffentlich</li><li>Fehlschläge auch</li></ul><h2>Was wir speichern &amp; warum</h2><p>So wenig wie möglich.</p><blockquote><p>Weniger lässt sich leichter hüten.</p></blockquote><ol><li>Erstens</li><li>Zweitens</li></ol><table><thead><tr><th>Daten</th><th>Aufbewahrungsfrist</th></tr></thead><tbody><tr><td>Nachrichtentext</td><td>30 Tage</td></tr></tbody></table>',
	),
}));

export const example = createExample('en');
