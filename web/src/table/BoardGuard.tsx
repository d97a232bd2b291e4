import { Component, type ReactNode } from 'react';

export interface BoardGuardProps {
  readonly children: ReactNode;
  /** What stands in the place of a board that could not be drawn. */
  readonly instead: (drawAgain: () => void) => ReactNode;
  /** Names the position: the next one may be drawn again. */
  readonly position: string;
  readonly onFault: (error: unknown) => void;
}

interface BoardGuardState {
  readonly failed: boolean;
  readonly position: string;
}

/** A board that fails takes nothing else with it: seats, log and talk go on beside its place. */
export class BoardGuard extends Component<BoardGuardProps, BoardGuardState> {
  override state: BoardGuardState = { failed: false, position: this.props.position };

  static getDerivedStateFromError(): Partial<BoardGuardState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { position }: BoardGuardProps,
    state: BoardGuardState,
  ): BoardGuardState | null {
    return position === state.position ? null : { failed: false, position };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFault(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.instead(() => this.setState({ failed: false }));
  }
}
