import { useEffect, useState } from 'react';

/** Returns the content height that a frame reports in messages; `initial` before the first one. */
export function useFrameHeight(url: string, initial: number): number {
	const [height, setHeight] = useState(initial);
	useEffect(() => {
		const search = url.slice(url.indexOf('?'));
		const onMessage = ({ origin, data }: MessageEvent<{ frame?: string; height?: number }>) => {
			if (origin === location.origin && data.frame === search) setHeight(data.height ?? initial);
		};
		addEventListener('message', onMessage);
		return () => removeEventListener('message', onMessage);
	}, [url, initial]);
	return height;
}
