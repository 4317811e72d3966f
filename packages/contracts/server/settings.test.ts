import { expect, it } from 'vitest';
import { z } from 'zod';
import {
	headerName,
	isConnectionUrl,
	origin,
	parseSettings,
	readSettings,
	secret,
	webAddresses,
} from './settings.ts';

it.each([
	['a line end of Kubernetes', 'NAME', 'value\n', 'value'],
	['a file with CRLF', 'NAME', 'value\r', 'value'],
	['spaces', 'NAME', '  value ', 'value'],
	['quotes that Docker keeps', 'NAME', '"a value"', 'a value'],
	['single quotes', 'NAME', "'value'", 'value'],
	['a quote inside', 'NAME', '"a" and "b', '"a" and "b'],
	['a byte order mark', '\uFEFFNAME', 'value', 'value'],
])('reads a setting with %s', (_name, name, text, value) => {
	expect(readSettings({ [name]: text })).toEqual({ NAME: value });
});

it('leaves out empty settings', () => {
	expect(readSettings({ A: '', B: ' \n', C: '""', D: undefined })).toEqual({});
});

it.each([
	['postgres://anna:p%40ss@database.example/site', true],
	['postgresql://postgres.abc:word@aws-0-eu.pooler.supabase.com:6543/postgres', true],
	['postgres:///site?host=/run/postgresql', true],
	['postgres://%2Frun%2Fpostgresql/site', true],
	['postgres://anna:p@ss@database.example/site', true],
	['postgres://anna:p#ss@database.example/site', false],
	['postgres://anna:p/ss@database.example/site', false],
	['postgres://anna:100%@database.example/site', false],
	['rediss://default:word@eu1.upstash.io:6379', true],
	['smtp://apikey:SG.a-b_c@smtp.sendgrid.net:587', true],
	['smtp.sendgrid.net:587', true],
	['smtp.sendgrid.net', false],
])('%s can be read: %s', (text, result) => {
	expect(isConnectionUrl(text)).toBe(result);
});

it.each([
	['HTTPS://A.example', 'https://a.example'],
	['https://a.example/', 'https://a.example'],
	['https://a.example:443', 'https://a.example'],
	['https://æble.example', 'https://xn--ble-xla.example'],
	['https://[::1]:8443', 'https://[::1]:8443'],
])('reads the origin %s', (text, result) => {
	expect(origin.parse(text)).toBe(result);
});

const schema = z.object({
	A: origin.optional(),
	B: webAddresses,
	C: headerName.optional(),
	D: secret,
});
const D = 'x'.repeat(24);

it.each([
	[{ D, A: 'https://a.example/shop' }, 'A: must be an origin'],
	[{ D, A: 'https://a.example/?x' }, 'A: must be an origin'],
	[{ D, A: 'https://anna@a.example' }, 'A: must be an origin'],
	[{ D, B: 'http://a/x http://b/x' }, 'B: must be URLs separated by'],
	[{ D, B: 'http://a/x;http://b/x' }, 'B: must be URLs separated by'],
	[{ D, C: 'X-Forwarded-For:' }, 'C: must be the name of a header'],
	[{ D: 'short' }, 'D: must have at least 24 characters'],
	[{ A: 'ftp://a', B: 'x', D: '' }, /A: .*; B.*: .*; D: is missing/],
])('refuses %o', (source, problem) => {
	expect(() => parseSettings(schema, source)).toThrow(problem);
});
