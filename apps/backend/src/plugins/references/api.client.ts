// What screens of other plugins may import of this plugin: nothing here needs the server.
export { ChooseDocument } from './screens/choose-document.tsx';
export {
	LeadsChoice,
	leadsParameter,
	undecided,
} from './screens/leads-choice.tsx';
export { useListSelection } from './screens/use-list-selection.ts';
export { UsesOfMany } from './screens/used-in-list.tsx';
