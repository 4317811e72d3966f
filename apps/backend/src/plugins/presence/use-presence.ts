'use client';
import { useConfig } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../admin/saving/use-latest.ts';
import { limits } from './limits.ts';
import { type PresenceState, presenceState } from './presence-state.ts';

type Stay = 'visible' | 'hidden' | 'left';

const newTab = () => Math.random().toString(36).slice(2).padEnd(8, '0');

/**
 * The other people in a document, and its last change; null before it is known. A visible tab reads a stream and opens the next one when
 * that ends. A hidden tab polls, because a browser opens six connections to a server at most; so does a tab whose stream a proxy cuts.
 *
 * @param document such as `pages:12`; null if there is none yet
 * @param writes true while the user changes the form
 */
export function usePresence(document: string | null, writes: boolean): PresenceState | null {
	const { config } = useConfig();
	const [state, setState] = useState<PresenceState | null>(null);
	const [tab] = useState(newTab);
	const latestWrites = useLatest(writes);
	const reconnect = useRef<(() => void) | null>(null);
	const url = document === null ? null : `${config.routes.api}/presence/${document}`;
	useEffect(() => {
		if (url === null) return;
		let source: EventSource | null = null;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let hasLeft = false;
		const show = (body: unknown) => {
			const { data } = presenceState.safeParse(body);
			if (data && !hasLeft) setState(data);
		};
		const post = async (stay: Stay): Promise<boolean> => {
			const body = JSON.stringify({ tab, writes: latestWrites.current, stay });
			const headers = { 'content-type': 'application/json' };
			const keepalive = stay === 'left';
			try {
				const response = await fetch(url, { method: 'POST', body, headers, keepalive });
				if (response.ok) show(await response.json());
				return response.ok;
			} catch {
				return false;
			}
		};
		const close = () => {
			clearTimeout(timer);
			source?.close();
			source = null;
		};
		const poll = async () => {
			close();
			const isHidden = window.document.hidden;
			const isDone = await post(isHidden ? 'hidden' : 'visible');
			const pause = isHidden ? limits.hiddenPollMs : limits.pollMs;
			if (!hasLeft) timer = setTimeout(connect, isDone ? pause : limits.failedPollMs);
		};
		const connect = () => {
			hasLeft = false;
			close();
			// Not at once, because a page that closes is hidden too.
			if (window.document.hidden) {
				timer = setTimeout(poll, limits.pauseMs);
				return;
			}
			let hasState = false;
			const query = new URLSearchParams({ tab, writes: String(latestWrites.current) });
			source = new EventSource(`${url}/stream?${query}`);
			source.onmessage = ({ data }) => {
				hasState = true;
				show(JSON.parse(data));
			};
			source.onerror = () => {
				close();
				if (hasState) timer = setTimeout(connect, limits.pauseMs);
				else void poll();
			};
		};
		const leave = () => {
			hasLeft = true;
			close();
			void post('left');
		};
		const connectUnlessLeft = () => {
			if (!hasLeft) connect();
		};
		reconnect.current = connectUnlessLeft;
		connect();
		window.document.addEventListener('visibilitychange', connectUnlessLeft);
		window.addEventListener('pagehide', leave);
		window.addEventListener('pageshow', connect);
		return () => {
			reconnect.current = null;
			window.document.removeEventListener('visibilitychange', connectUnlessLeft);
			window.removeEventListener('pagehide', leave);
			window.removeEventListener('pageshow', connect);
			leave();
		};
	}, [url, tab, latestWrites]);
	const wasWriting = useRef(writes);
	useEffect(() => {
		if (wasWriting.current !== writes) reconnect.current?.();
		wasWriting.current = writes;
	}, [writes]);
	return url === null ? null : state;
}
