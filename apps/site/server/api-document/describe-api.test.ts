import { expect, it } from 'vitest';
import { introductionOf } from './describe-api.ts';
import { parseApiDocument } from './document-source.ts';

const parse = (parts: object) =>
	parseApiDocument(JSON.stringify({ openapi: '3.1.0', info: { title: 'A' }, paths: {}, ...parts }));

it('reads the first paragraph, the first shell request, the server and the key', () => {
	const description =
		"SMS through one API.\n\n## Quickstart\n\n```sh\ncurl $API_URL/v1/messages \\\n  -d '{}'\n```\n\n```sh\ncurl other\n```";
	expect(
		introductionOf(
			parse({
				info: { title: 'A', description },
				servers: [{ url: 'https://api.example.org' }],
				components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
			}),
		),
	).toEqual({
		text: 'SMS through one API.',
		server: 'https://api.example.org',
		hasBearerKey: true,
		request: "curl $API_URL/v1/messages \\\n  -d '{}'",
	});
});

it.each([{}, { info: { title: 'A', description: '# Heading\n\nText' } }])(
	'is empty for a document without them: %j',
	(parts) => {
		expect(introductionOf(parse(parts))).toEqual({
			text: '',
			server: '',
			hasBearerKey: false,
			request: '',
		});
	},
);
