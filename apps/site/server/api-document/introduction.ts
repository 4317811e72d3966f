import { z } from 'zod';
import type { ApiIntroduction } from '#shared/api-description.ts';
import type { ApiDocument } from './api-document.ts';

const bearer = z.looseObject({ type: z.literal('http'), scheme: z.literal('bearer') });
const requestBlock = /```(?:sh|bash|shell|curl)\n([\s\S]*?)\n```/;

/** What a reader needs before the list of operations: the first paragraph and the first shell request of the description, server, key. */
export function introductionOf({ info, servers, components }: ApiDocument): ApiIntroduction {
	const [first = ''] = info.description.trim().split(/\n\s*\n/);
	return {
		text: /^[#>|`*-]/.test(first) ? '' : first,
		server: servers[0]?.url ?? '',
		hasBearerKey: Object.values(components.securitySchemes).some(
			(scheme) => bearer.safeParse(scheme).success,
		),
		request: requestBlock.exec(info.description)?.[1] ?? '',
	};
}
