import { useEffect, useState } from 'react';

/** How high the content of the frame at an address says it is; `initial` until it has said so. */
export function useFrameHeight(address: string, initial: number): number {
	const [height, setHeight] = useState(initial);
	useEffect(() => {
		const search = address.slice(address.indexOf('?'));
		const onMessage = ({ origin, data }: MessageEvent<{ frame?: string; height?: number }>) => {
			if (origin === location.origin && data.frame === search) setHeight(data.height ?? initial);
		};
		addEventListener('message', onMessage);
		return () => removeEventListener('message', onMessage);
	}, [address, initial]);
	return height;
}
