"""Sparse Jacobians and Hessians: what depends on what, and values by few tangents."""

from tenferro.transforms.sparsity.plan import SparsePlan, sparse_hessian, sparse_jacobian

__all__ = ["SparsePlan", "sparse_hessian", "sparse_jacobian"]
