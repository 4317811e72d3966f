import { expect, it } from 'vitest';
import { writtenNetworkCode } from './network-code';
import { hasWords, operatorText, operatorWords } from './operator-search';

it.each([
	['23801', '238-01'],
	['310260', '310-260'],
	['238-01', '238-01'],
	['?', '?'],
])('%s is written %s, and found by both', (code, text) => {
	expect(writtenNetworkCode(code)).toBe(text);
	const line = operatorText({ name: 'One', mccMnc: code.replace('-', '') });
	expect(hasWords(line, operatorWords(text))).toBe(true);
});
