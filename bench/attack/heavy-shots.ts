import type { Shot } from './shot.ts';

/** Requests sent together, each small but possibly expensive to process. */
export interface HeavyRequests {
	name: string;
	shots: readonly Shot[];
}

const indexes = (count: number) => Array.from({ length: count }, (_, at) => at);
const attributes = (count: number) =>
	indexes(count)
		.map((at) => `a${at}="x"`)
		.join(' ');

const xliff = (inside: string) =>
	`<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en-US" trgLang="da-DK">${inside}</xliff>`;
const svg = (inside: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;
const lottie = (inside: string) =>
	`{"v":"5","fr":1,"ip":0,"op":1,"w":1,"h":1,"layers":[{"ty":1,"a":${inside}}]}`;
const unit = (at: number) =>
	`<unit id="u${at}"><segment><source>x</source><target>x</target></segment></unit>`;

const csvHeader = 'country,eur,eurPremium,dkk,dkkPremium,validFrom';
const css = 'transform="rotate(4) translate(1,2)" style="fill:rgb(1,2,3)"';

const translations: Record<string, string> = {
	'10,000 nested elements': xliff('<g>'.repeat(10_000)),
	'20,000 attributes': xliff(`<file ${attributes(20_000)}/>`),
	'300 times the same document': xliff('<file original="pages/1"/>'.repeat(300)),
	'as many elements as may be': xliff('<g/>'.repeat(299_000)),
	'40,000 passages': xliff(`<file original="pages/1">${indexes(40_000).map(unit).join('')}</file>`),
};

const files: Record<string, readonly [name: string, content: string]> = {
	'40,000 attributes on one element': ['a.svg', svg(`<g ${attributes(40_000)}/>`)],
	'9,000 nested groups': ['a.svg', svg('<g>'.repeat(9_000) + '</g>'.repeat(9_000))],
	'a drawing of 9,000 elements with styles': ['a.svg', svg(`<rect ${css}/>`.repeat(9_000))],
	'an animation of 2 million numbers': ['a.json', lottie(`[${'1,'.repeat(2_000_000)}1]`)],
	'an animation as large as may be': ['a.json', lottie(`[${'1,'.repeat(390_000)}1]`)],
};

const tables: Record<string, string> = {
	'a CSV file of 4 MB, of one line': 'junk,'.repeat(800_000),
	'a CSV file of 4 MB that is another list': `junk\n${'DK,1\n'.repeat(800_000)}`,
	'a CSV file of 4 MB with junk in each line': `${csvHeader}\n${'x,x,x,x,x,x\n'.repeat(340_000)}`,
	'a CSV file of 150,000 good lines': `${csvHeader}\n${indexes(150_000)
		.map((at) => `DK,1,,,,${2000 + Math.floor(at / 360)}-01-01\n`)
		.join('')}`,
};

const drafts: Record<string, unknown> = {
	'a draft of 3,000 sections': indexes(3_000).map(() => ({ blockType: 'hero' })),
	'a draft of as many sections as may be': indexes(200).map(() => ({ blockType: 'hero' })),
};

const reads = [
	'pages?limit=25&depth=2&locale=all',
	'pages?limit=80&depth=0&locale=all',
	'pages?limit=41&depth=1&locale=en',
	'posts?limit=4&depth=1&locale=all',
];

/** Requests that once blocked the backend for seconds, and the largest of each kind that it accepts. */
export function heavyShots(adminHeaders: Record<string, string>): HeavyRequests[] {
	const post = (path: string, type: string, body: string): Shot => ({
		method: 'POST',
		path: `/api/${path}`,
		headers: { ...adminHeaders, 'content-type': type },
		body,
	});
	const uploadOf = (name: string, content: string) =>
		[
			`--edge\r\nContent-Disposition: form-data; name="file"; filename="${name}"`,
			`Content-Type: application/octet-stream\r\n\r\n${content}\r\n--edge--\r\n`,
		].join('\r\n');
	const one = (name: string, shot: Shot): HeavyRequests => ({ name, shots: [shot] });
	return [
		...Object.entries(translations).map(([name, text]) =>
			one(
				`translations: ${name}`,
				post('translation-states/xliff?dryRun=true', 'application/xliff+xml', text),
			),
		),
		...reads.map((path) => ({
			name: `six times ${path}`,
			shots: indexes(6).map(() => ({ method: 'GET', path: `/api/${path}`, headers: adminHeaders })),
		})),
		...Object.entries(files).map(([name, [file, content]]) =>
			one(name, post('media', 'multipart/form-data; boundary=edge', uploadOf(file, content))),
		),
		...Object.entries(tables).map(([name, text]) =>
			one(name, post('sms-prices/import?dryRun=true', 'text/csv', text)),
		),
		...Object.entries(drafts).map(([name, sections]) =>
			one(
				name,
				post(
					'pages?draft=true&depth=0',
					'application/json',
					JSON.stringify({ title: 'Heavy', sections, _status: 'draft' }),
				),
			),
		),
	];
}
