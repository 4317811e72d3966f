import { expect, it } from 'vitest';
import { formatNetworkCode } from './network-code';
import { hasWords, operatorText, operatorWords } from './operator-search';

it.each([
	['23801', '238-01'],
	['310260', '310-260'],
	['238-01', '238-01'],
	['?', '?'],
])('formats %s as %s, and a search finds both', (code, text) => {
	expect(formatNetworkCode(code)).toBe(text);
	const line = operatorText({ name: 'One', mccMnc: code.replace('-', '') });
	expect(hasWords(line, operatorWords(text))).toBe(true);
});
