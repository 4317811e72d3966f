import { type RefObject, useEffect, useRef } from 'react';

/** Brings today into the window once the calendar has been read, where what was published before is longer than the window; a list for the returned ref. */
export function useTodayInView(isRead: boolean): RefObject<HTMLOListElement | null> {
	const list = useRef<HTMLOListElement>(null);
	useEffect(() => {
		const today = isRead ? list.current?.querySelector('.calendar-day--today') : null;
		if (!today) return;
		const { bottom } = today.getBoundingClientRect();
		if (bottom > window.innerHeight) today.scrollIntoView({ block: 'center' });
	}, [isRead]);
	return list;
}
