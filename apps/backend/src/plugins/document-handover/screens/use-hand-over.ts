'use client';
import { toast } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { messageOf } from '../../../platform/admin/endpoints/call-endpoint.ts';
import { useCall } from '../../../platform/admin/endpoints/use-endpoint.ts';

const shape = z.object({
	waiting: z.object({ id: z.number(), person: z.string(), takesOver: z.boolean() }).nullable(),
	own: z.enum(['waiting', 'declined', 'handedOver']).nullable(),
	others: z.array(z.string()),
});
export type Known = z.infer<typeof shape>;

/** Who waits for a document, and what became of one's own question; looked at every `everyMs` while the tab is seen. */
export function useHandOver(target: string | null, everyMs: number) {
	const call = useCall();
	const [known, setKnown] = useState<Known | null>(null);
	const send = useCallback(
		async (path: string, body?: object): Promise<Known | null> => {
			try {
				const response = await call(shape, `/lock-requests${path}`, body ? { body } : {});
				setKnown(response);
				return response;
			} catch (cause) {
				// A look that fails is followed by the next; what somebody pressed is answered.
				if (body) toast.error(messageOf(cause));
				return null;
			}
		},
		[call],
	);
	useEffect(() => {
		if (!target) return;
		const look = () => {
			if (document.visibilityState === 'visible') void send(`/of?target=${target}`);
		};
		look();
		const timer = setInterval(look, everyMs);
		return () => clearInterval(timer);
	}, [send, target, everyMs]);
	return { known, send };
}
