import { z } from 'zod';
import type { ApiIntroduction } from '#shared/api-description.ts';
import type { ApiDocument } from './api-document.ts';

const descriptionSchema = z.string().catch('');
const bearer = z.looseObject({ type: z.literal('http'), scheme: z.literal('bearer') });
const components = z
	.looseObject({ securitySchemes: z.record(z.string(), z.unknown()) })
	.catch({ securitySchemes: {} });
const requestBlock = /```(?:sh|bash|shell|curl)\n([\s\S]*?)\n```/;

/** What a reader needs before the list of operations: the first paragraph and the first shell request of the description, server, key. */
export function introductionOf(document: ApiDocument): ApiIntroduction {
	const description = descriptionSchema.parse(document.info.description);
	const [first = ''] = description.trim().split(/\n\s*\n/);
	const { securitySchemes } = components.parse(document.components);
	return {
		text: /^[#>|`*-]/.test(first) ? '' : first,
		server: document.servers[0]?.url ?? '',
		hasBearerKey: Object.values(securitySchemes).some((scheme) => bearer.safeParse(scheme).success),
		request: requestBlock.exec(description)?.[1] ?? '',
	};
}
