import { createFileRoute } from '@tanstack/react-router';
import { onlyWhile } from '../shell/guards/guards';

export const Route = createFileRoute('/rocket-mart')({ beforeLoad: onlyWhile('rocket-mart') });
