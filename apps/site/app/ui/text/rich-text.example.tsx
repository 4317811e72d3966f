import { presentHtml } from '~/content/html/present-html';
import type { PartExamples } from '~/testing/part-examples';
import { RichText } from './rich-text';

const code = `<pre><code>curl https://api.example/messages --data '{"to": "+4512345678", "text": "Ferry 12 is late"}'</code></pre>`;
const table = (alphabet: string, segment: string) =>
	`<table><thead><tr><th>${alphabet}</th><th>${segment}</th></tr></thead><tbody><tr><td>GSM-7</td><td>160</td></tr><tr><td>UCS-2</td><td>70</td></tr></tbody></table>`;

export const examples: PartExamples = (t) => ({
	'Every mark': (
		<RichText
			html={presentHtml(
				t({
					en: `<h2>What a segment is</h2>
<p>A segment holds <strong>140 bytes</strong>, which is 160 characters of <a href="/sms">GSM-7</a> or 70 of UCS-2.
<em>One</em> emoji decides.</p>
<ul><li>160 characters alone</li><li>153 each when there are more</li></ul>
<ol><li>Write</li><li>Count</li><li>Send</li></ol>
<blockquote><p>It did halve the calls.</p></blockquote>${code}${table('Alphabet', 'One segment')}`,
					da: `<h2>Hvad et segment er</h2>
<p>Et segment rummer <strong>140 byte</strong>, altså 160 tegn i <a href="/sms">GSM-7</a> eller 70 i UCS-2.
<em>Én</em> emoji afgør det.</p>
<ul><li>160 tegn alene</li><li>153 i hvert, når der er flere</li></ul>
<ol><li>Skriv</li><li>Tæl</li><li>Send</li></ol>
<blockquote><p>Det halverede opkaldene.</p></blockquote>${code}${table('Alfabet', 'Ét segment')}`,
					de: `<h2>Was ein Segment ist</h2>
<p>Ein Segment fasst <strong>140 Byte</strong>, also 160 Zeichen in <a href="/sms">GSM-7</a> oder 70 in UCS-2.
<em>Ein</em> Emoji entscheidet.</p>
<ul><li>160 Zeichen allein</li><li>je 153, wenn es mehrere sind</li></ul>
<ol><li>Schreiben</li><li>Zählen</li><li>Senden</li></ol>
<blockquote><p>Es hat die Anrufe halbiert.</p></blockquote>${code}${table('Alphabet', 'Ein Segment')}`,
				}),
			)}
			length="long"
		/>
	),
	'Inside a section': (
		<RichText
			html={t({
				en: "<p>A test account takes a minute. <a href='/contact'>Ask for one</a>.</p>",
				da: "<p>En testkonto tager et minut. <a href='/contact'>Bed om en</a>.</p>",
				de: "<p>Ein Testkonto ist in einer Minute eingerichtet. <a href='/contact'>Eines anfordern</a>.</p>",
			})}
		/>
	),
});
