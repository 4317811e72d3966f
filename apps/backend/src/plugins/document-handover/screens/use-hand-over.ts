'use client';
import { toast, useConfig, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';

const shape = z.object({
	waiting: z.object({ id: z.number(), person: z.string(), takesOver: z.boolean() }).nullable(),
	own: z.enum(['waiting', 'declined', 'handedOver']).nullable(),
	others: z.array(z.string()),
});
export type Known = z.infer<typeof shape>;

/** Who waits for a document, and what became of one's own question; looked at every `everyMs` while the tab is seen. */
export function useHandOver(target: string | null, everyMs: number) {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const [known, setKnown] = useState<Known | null>(null);
	const address = `${config.routes.api}/lock-requests`;
	const send = useCallback(
		async (path: string, body?: object): Promise<Known | null> => {
			try {
				const response = await fetch(address + path, {
					method: body ? 'POST' : 'GET',
					credentials: 'same-origin',
					headers: { 'accept-language': i18n.language, 'content-type': 'application/json' },
					...(body ? { body: JSON.stringify(body) } : {}),
				});
				if (!response.ok) throw new Error(`${response.status}`);
				const told = shape.parse(await response.json());
				setKnown(told);
				return told;
			} catch (cause) {
				// A look that fails is followed by the next; what somebody pressed is answered.
				if (body) toast.error(cause instanceof Error ? cause.message : String(cause));
				return null;
			}
		},
		[address, i18n.language],
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
