import type { ContentIcon } from '@website/contracts/icons';
import {
	ArrowRight,
	ArrowUpRight,
	BadgeCheck,
	Bell,
	CalendarCheck,
	ChartLine,
	Check,
	ChevronDown,
	ChevronLeft,
	ChevronRight,
	Clock,
	Copy,
	FileText,
	Globe,
	Image,
	Info,
	KeyRound,
	Languages,
	ListChecks,
	type LucideIcon,
	Mail,
	MapPin,
	Menu,
	MessageSquare,
	MessagesSquare,
	Phone,
	Plug,
	Plus,
	Receipt,
	Route,
	Rss,
	Search,
	Send,
	Server,
	ShieldCheck,
	Smartphone,
	Undo2,
	Users,
	Webhook,
	X,
} from 'lucide-react';

type InterfaceIcon =
	| `arrow-${'right' | 'up-right'}`
	| `chevron-${'down' | 'left' | 'right'}`
	| 'menu'
	| 'plus'
	| 'rss'
	| 'x';

/** The icons of the content and those of the interface, by name. */
const icons: Record<ContentIcon | InterfaceIcon, LucideIcon> = {
	'arrow-right': ArrowRight,
	'arrow-up-right': ArrowUpRight,
	'badge-check': BadgeCheck,
	bell: Bell,
	'calendar-check': CalendarCheck,
	'chart-line': ChartLine,
	check: Check,
	'chevron-down': ChevronDown,
	'chevron-left': ChevronLeft,
	'chevron-right': ChevronRight,
	clock: Clock,
	copy: Copy,
	'file-text': FileText,
	globe: Globe,
	image: Image,
	info: Info,
	'key-round': KeyRound,
	languages: Languages,
	'list-checks': ListChecks,
	mail: Mail,
	'map-pin': MapPin,
	menu: Menu,
	'message-square': MessageSquare,
	'messages-square': MessagesSquare,
	phone: Phone,
	plug: Plug,
	plus: Plus,
	receipt: Receipt,
	route: Route,
	rss: Rss,
	search: Search,
	send: Send,
	server: Server,
	'shield-check': ShieldCheck,
	smartphone: Smartphone,
	'undo-2': Undo2,
	users: Users,
	webhook: Webhook,
	x: X,
};

/** The names of all icons. */
export const iconNames: readonly string[] = Object.keys(icons);

const isKnown = (name: string): name is keyof typeof icons => Object.hasOwn(icons, name);

/** A decorative icon by name; a check mark if another content endpoint names an unknown one. The meaning is always in the text beside it. */
export function Icon({ name, className = 'size-6' }: { name: string; className?: string }) {
	const Drawing = isKnown(name) ? icons[name] : Check;
	return <Drawing className={className} strokeWidth={2.25} aria-hidden="true" focusable="false" />;
}
