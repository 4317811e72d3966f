import type { PartExamples } from '~/testing/part-examples';
import { RichText } from './rich-text';

const html = `<h2>What a segment is</h2>
<p>A segment holds <strong>140 bytes</strong>, which is 160 characters of <a href="/sms">GSM-7</a> or 70 of UCS-2.
<em>One</em> emoji decides.</p>
<ul><li>160 characters alone</li><li>153 each when there are more</li></ul>
<ol><li>Write</li><li>Count</li><li>Send</li></ol>
<blockquote><p>It did halve the calls.</p></blockquote>
<pre><code>curl https://api.example/messages --data '{"to": "+4512345678", "text": "Ferry 12 is late"}'</code></pre>
<table><thead><tr><th>Alphabet</th><th>One segment</th></tr></thead><tbody><tr><td>GSM-7</td><td>160</td></tr><tr><td>UCS-2</td><td>70</td></tr></tbody></table>`;

export const examples: PartExamples = {
	'Every mark': <RichText html={html} length="long" />,
	'Inside a section': (
		<RichText html="<p>A test account takes a minute. <a href='/contact'>Ask for one</a>.</p>" />
	),
};
