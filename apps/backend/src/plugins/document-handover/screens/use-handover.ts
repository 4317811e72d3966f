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
export type Handover = z.infer<typeof shape>;

/** Polls the state of a document's handover every `everyMs` milliseconds while the tab is visible. */
export function useHandover(target: string | null, everyMs: number) {
	const call = useCall();
	const [handover, setHandover] = useState<Handover | null>(null);
	const send = useCallback(
		async (path: string, body?: object): Promise<Handover | null> => {
			try {
				const response = await call(shape, `/lock-requests${path}`, body ? { body } : {});
				setHandover(response);
				return response;
			} catch (cause) {
				// A failed poll is repeated by the next one; only failed actions of the editor are shown.
				if (body) toast.error(messageOf(cause));
				return null;
			}
		},
		[call],
	);
	useEffect(() => {
		if (!target) return;
		const poll = () => {
			if (document.visibilityState === 'visible') void send(`/of?target=${target}`);
		};
		poll();
		const timer = setInterval(poll, everyMs);
		return () => clearInterval(timer);
	}, [send, target, everyMs]);
	return { handover, send };
}
