export * from './cuts.tsx';
export * from './figure.tsx';
export * from './ground.tsx';
export * from './machines.tsx';
export * from './people.tsx';
export * from './Print.tsx';
